import { type AlbumSpec, album } from './album.ts';

const group = 'Classrooms and Clubs';

export const classroomAlbums: AlbumSpec[] = [
  album(
    {
      slug: 'lessons',
      group,
      name: 'Everyday Lessons',
      description:
        'Bengali and English medium, from the first letters of Pre-Nursery to the maps of Class V.',
      displayOrder: 1,
    },
    [
      [
        'First letters',
        { kind: 'classroom', light: 'morning', lesson: 'bengali', seen: 'back' },
        'The vowels on the board.',
      ],
      [
        'Answer on the tip of the tongue',
        { kind: 'classroom', light: 'noon', lesson: 'sums', seen: 'front' },
      ],
      [
        'A is for apple',
        { kind: 'classroom', light: 'morning', lesson: 'english', seen: 'back', view: 'wide' },
        'English medium began in 2004.',
      ],
      ['North, south, east, west', { kind: 'classroom', light: 'noon', lesson: 'map', seen: 'back' }],
      [
        'Rhymes with actions',
        { kind: 'classroom', light: 'morning', lesson: 'rhyme', seen: 'front', view: 'close' },
      ],
      ['Parts of a flower', { kind: 'classroom', light: 'noon', lesson: 'science', seen: 'back' }],
      ['Quiet hour in the library', { kind: 'library', light: 'noon', moment: 'shelves' }],
      [
        'Story circle',
        { kind: 'library', light: 'morning', moment: 'circle' },
        'The book goes round, a page each.',
      ],
      [
        'Computer period',
        { kind: 'computers', light: 'noon', age: 'modern', moment: 'lesson' },
        'Computer is taught from Class II.',
      ],
      ['Painting a folk tale', { kind: 'computers', light: 'noon', age: 'modern', moment: 'screen' }],
      ['Crayons', { kind: 'art', light: 'morning', work: 'crayons' }],
      [
        'Multiplication before lunch',
        { kind: 'classroom', light: 'noon', lesson: 'sums', seen: 'back', view: 'low' },
      ],
      ['Exercise books, corrected', { kind: 'stillLife', light: 'noon', things: 'books' }],
      ['The lesson outside the window', { kind: 'window', light: 'noon', outside: 'garden' }],
      ['Sweaters in the front row', { kind: 'classroom', light: 'winter', lesson: 'bengali', seen: 'front' }],
      [
        'Lamps on at noon',
        { kind: 'classroom', light: 'monsoon', lesson: 'english', seen: 'front', view: 'wide' },
        'A dark monsoon morning.',
      ],
    ],
  ),
  album(
    {
      slug: 'science-and-art-exhibition',
      group,
      name: 'Science and Art Exhibition',
      description: 'Models that erupt, turn and glow, and a wall of pictures beside them.',
      displayOrder: 2,
    },
    [
      [
        'The volcano erupts',
        { kind: 'science', light: 'noon', model: 'volcano' },
        'Vinegar, soda and red paint.',
      ],
      ['Planets on their wires', { kind: 'science', light: 'noon', model: 'planets' }],
      [
        'Where rain comes from',
        { kind: 'science', light: 'morning', model: 'water' },
        'A model of the water cycle.',
      ],
      ['Power from the wind', { kind: 'science', light: 'morning', model: 'windmill' }],
      [
        'Clay animals',
        { kind: 'art', light: 'noon', work: 'clay' },
        'An elephant, two fish and something with horns.',
      ],
      ['Cut paper', { kind: 'art', light: 'morning', work: 'paper' }],
      ['Poster colours', { kind: 'art', light: 'evening', work: 'paint' }],
      ['Explaining it to a parent', { kind: 'science', light: 'evening', model: 'planets', view: 'close' }],
      ['Judges at the table', { kind: 'science', light: 'noon', model: 'windmill', view: 'wide' }],
      ['Crayon morning, Class I', { kind: 'art', light: 'noon', work: 'crayons', view: 'close' }],
      ['The prize shelf', { kind: 'stillLife', light: 'noon', things: 'trophies' }],
    ],
  ),
  album(
    {
      slug: 'learning-from-home',
      group,
      name: 'Learning from Home, 2020-21',
      description: 'When the classrooms were shut, the lessons went on through small screens.',
      displayOrder: 3,
    },
    [
      [
        'Class on a screen',
        { kind: 'online', light: 'morning', moment: 'grid' },
        'Faces in squares, and a chorus a second late.',
      ],
      ['By the window', { kind: 'online', light: 'morning', moment: 'desk' }],
      ["Mother's telephone, propped on a tin", { kind: 'online', light: 'evening', moment: 'phone' }],
      ['The gate, closed', { kind: 'gate', light: 'noon', moment: 'quiet' }],
      ['Benches waiting', { kind: 'verandah', light: 'evening', moment: 'quiet' }],
      ['Homework by lamplight', { kind: 'online', light: 'night', moment: 'desk' }],
      ['Drawing lesson, at home', { kind: 'art', light: 'evening', work: 'crayons' }],
      ['Back again', { kind: 'gate', light: 'morning', moment: 'arrival', view: 'wide' }],
    ],
  ),
  album(
    {
      slug: 'report-day',
      group,
      name: 'Report Cards and Parents',
      description: 'Parents, teachers and results on the verandah.',
      displayOrder: 4,
    },
    [
      ['Well done', { kind: 'reportDay', light: 'morning', moment: 'desk' }],
      ['On the verandah, waiting', { kind: 'reportDay', light: 'noon', moment: 'queue' }],
      ['Parents on the bench', { kind: 'verandah', light: 'noon', moment: 'talk' }],
      ['A word about spelling', { kind: 'reportDay', light: 'evening', moment: 'desk', view: 'close' }],
      ['Books for the first three', { kind: 'stage', light: 'noon', act: 'prizes' }],
      ['Next year’s books', { kind: 'stillLife', light: 'evening', things: 'books' }],
    ],
  ),
];
