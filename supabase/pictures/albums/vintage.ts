import { type AlbumSpec, album } from './album.ts';

const group = 'Vintage/Nostalgia';

export const vintageAlbums: AlbumSpec[] = [
  album(
    {
      slug: 'founding-years',
      group,
      name: 'The Founding Years, 1986-1991',
      description:
        'A tiled roof, mats on a mud floor and the first classes: where it all began in Simanta Palli.',
      displayOrder: 1,
    },
    [
      [
        'The tiled-roof schoolhouse, 1986',
        { kind: 'hut', light: 'sepia', moment: 'quiet', view: 'wide' },
        'Two rooms, a verandah and a mango tree: the school in its first year.',
      ],
      [
        'First class, first bell',
        { kind: 'oldClassroom', light: 'silver', lesson: 'bengali' },
        'Children sit on mats; the alphabet stands on a board leaned against the wall.',
      ],
      [
        'The whole school in one photograph, 1987',
        { kind: 'portrait', light: 'sepia', before: 'hut' },
        'Taken in the year the roll reached 40.',
      ],
      ['Slate and chalk', { kind: 'stillLife', light: 'silver', things: 'slate' }],
      [
        'Lessons under the mango tree',
        { kind: 'hut', light: 'sepia', moment: 'lesson' },
        'On hot mornings the class moved out into the shade.',
      ],
      [
        'The brass bell',
        { kind: 'stillLife', light: 'sepia', things: 'bell' },
        'Struck by hand at the start and the end of every day.',
      ],
      [
        'First cultural festival, 1988',
        { kind: 'stage', light: 'sepia', act: 'dance' },
        'A platform of planks, borrowed curtains and a song of Tagore.',
      ],
      ['Audience on the mats, 1988', { kind: 'audience', light: 'silver', show: 'song' }],
      [
        'The lane to school',
        { kind: 'lane', light: 'sepia', moment: 'walk' },
        'Palms on both sides and hardly a vehicle to be seen.',
      ],
      ['Monsoon on the tiles', { kind: 'hut', light: 'silver', moment: 'rain' }],
      ['Tables by heart', { kind: 'oldClassroom', light: 'sepia', lesson: 'sums' }],
      [
        'At the open well',
        { kind: 'taps', light: 'silver', moment: 'well' },
        'Water was drawn by bucket before the first class.',
      ],
      ['Sack race on the field', { kind: 'race', light: 'sepia', race: 'sack' }],
      ['Class picture beneath the tree', { kind: 'portrait', light: 'silver', before: 'tree' }],
    ],
  ),
  album(
    {
      slug: 'brick-by-brick',
      group,
      name: 'Brick by Brick',
      description: 'Bamboo scaffolding, wet mortar and new rooms: the buildings of 1992, 1995 and 2012.',
      displayOrder: 2,
    },
    [
      [
        'The first walls, 1992',
        { kind: 'construction', light: 'faded', stage: 'walls', view: 'wide' },
        'Brick rises beside the tiled house.',
      ],
      [
        'Scaffolding of bamboo, 1992',
        { kind: 'construction', light: 'sepia', stage: 'scaffold' },
        'Tied with jute rope, as it is to this day.',
      ],
      ['A pucca roof at last', { kind: 'construction', light: 'faded', stage: 'roof' }],
      [
        'First lesson in a new room',
        { kind: 'classroom', light: 'faded', lesson: 'bengali', seen: 'back' },
        'The paint was hardly dry.',
      ],
      ['The second building, 1995', { kind: 'construction', light: 'faded', stage: 'scaffold', view: 'low' }],
      [
        'Masons at noon, 1995',
        { kind: 'construction', light: 'faded', stage: 'walls', view: 'close' },
        'Baskets of mortar went up hand to hand.',
      ],
      ['Classmates before the new building, 1995', { kind: 'portrait', light: 'faded', before: 'school' }],
      ['The verandah when it was new', { kind: 'verandah', light: 'faded', moment: 'quiet' }],
      [
        'Three storeys high, 2012',
        { kind: 'construction', light: 'evening', stage: 'scaffold', view: 'wide' },
        'The building of 2012 goes up.',
      ],
      [
        'Joining two buildings',
        { kind: 'construction', light: 'morning', stage: 'bridge', view: 'low' },
        'The sky bridge takes shape between them.',
      ],
      ['Finished: the sky bridge', { kind: 'bridge', light: 'noon', moment: 'crossing', view: 'low' }],
      ['A mango sapling for the new yard', { kind: 'planting', light: 'faded', trees: 'one' }],
    ],
  ),
  album(
    {
      slug: 'first-computers',
      group,
      name: 'The First Four Computers, 1996',
      description: 'The computer laboratory opened in 1996 with four systems.',
      displayOrder: 3,
    },
    [
      [
        'Four systems, one room',
        { kind: 'computers', light: 'faded', age: 'first', moment: 'lesson' },
        'The laboratory in its first week, 1996.',
      ],
      ['Waiting for a turn', { kind: 'computers', light: 'faded', age: 'first', moment: 'queue' }],
      [
        'A first letter on the screen',
        { kind: 'computers', light: 'sepia', age: 'first', moment: 'screen' },
        'Green letters on black glass.',
      ],
      ['Reading the manual', { kind: 'library', light: 'faded', moment: 'circle' }],
      ['Batch of 1996', { kind: 'portrait', light: 'faded', before: 'school', view: 'wide' }],
      [
        'Six more machines arrive, 2000',
        { kind: 'computers', light: 'noon', age: 'first', moment: 'lesson', view: 'wide' },
        'Four years later the laboratory grew by six computers.',
      ],
    ],
  ),
  album(
    {
      slug: 'schooldays-remembered',
      group,
      name: 'Schooldays Remembered',
      description: 'Snapshots lent by old pupils, from the years before everyone carried a camera.',
      displayOrder: 4,
    },
    [
      ['Rain holiday', { kind: 'boats', light: 'faded', moment: 'launch' }],
      [
        'Kites after the examinations',
        { kind: 'kites', light: 'faded', count: 5 },
        'The sky over Simanta Palli in December.',
      ],
      [
        'The cycle rickshaw',
        { kind: 'gate', light: 'faded', moment: 'rickshaw' },
        'One rickshaw, a whole family of cousins.',
      ],
      ['Tug of war, and the rope held', { kind: 'tug', light: 'sepia', crowd: true }],
      ['Choir practice', { kind: 'stage', light: 'silver', act: 'choir' }],
      [
        'Saraswati Puja in the old hall',
        { kind: 'puja', light: 'faded', moment: 'anjali' },
        'Everyone wore yellow; the photograph has almost forgotten it.',
      ],
      ['Tiffin', { kind: 'stillLife', light: 'faded', things: 'tiffin' }],
      ['The pond behind the field', { kind: 'pond', light: 'sepia', moment: 'ducks' }],
      ['Republic Day, an early morning', { kind: 'flag', light: 'faded', moment: 'salute' }],
      ['Skipping ropes', { kind: 'playground', light: 'sepia', game: 'rope' }],
    ],
  ),
];
