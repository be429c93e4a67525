import { type AlbumSpec, album } from './album.ts';

const group = 'Festivals and Culture';

export const festivalAlbums: AlbumSpec[] = [
  album(
    {
      slug: 'annual-cultural-festival',
      group,
      name: 'Annual Cultural Festival',
      description: 'Song, dance and drama under the lights. The first festival was in 1988.',
      displayOrder: 1,
    },
    [
      [
        'Lights over the school',
        { kind: 'lights', light: 'night', moment: 'school', view: 'wide' },
        'Strings of bulbs from parapet to parapet.',
      ],
      [
        'Opening dance',
        { kind: 'stage', light: 'night', act: 'dance', view: 'wide' },
        'A dance to a song of Tagore opens the evening.',
      ],
      ['The choir of Class V', { kind: 'stage', light: 'night', act: 'choir' }],
      ['From the back row', { kind: 'audience', light: 'night', show: 'dance' }],
      [
        'Palms, deer and a king: the play',
        { kind: 'stage', light: 'night', act: 'drama' },
        'Crowns of gold paper, made in the art class.',
      ],
      ['Recitation', { kind: 'stage', light: 'night', act: 'recital', view: 'close' }],
      ['Folk dance with sticks', { kind: 'stage', light: 'night', act: 'folk' }],
      ['Harmonium and tabla', { kind: 'stage', light: 'night', act: 'band' }],
      ['The harmonium waits', { kind: 'stillLife', light: 'evening', things: 'harmonium' }],
      [
        'Dress rehearsal',
        { kind: 'stage', light: 'noon', act: 'dance', view: 'close' },
        'On the ground in the afternoon, before the curtains went up.',
      ],
      ['Alpona at the entrance', { kind: 'alpona', light: 'evening', moment: 'painting' }],
      [
        'The gate dressed for the evening',
        { kind: 'gate', light: 'evening', moment: 'festive' },
        'Marigold strings and mango leaves.',
      ],
      ['Seasons: a tableau', { kind: 'stage', light: 'night', act: 'tableau' }],
      ['Every hand claps', { kind: 'audience', light: 'night', show: 'song', view: 'wide' }],
      ['Prizes of the year', { kind: 'stage', light: 'night', act: 'prizes' }],
      [
        'When the chairs are stacked',
        { kind: 'bridge', light: 'night', moment: 'moon' },
        'Moon over the sky bridge, and the last light going out.',
      ],
    ],
  ),
  album(
    {
      slug: 'saraswati-puja',
      group,
      name: 'Saraswati Puja',
      description: 'Yellow saris, palash flowers and books laid before the goddess of learning.',
      displayOrder: 2,
    },
    [
      [
        'The goddess among marigolds',
        { kind: 'puja', light: 'morning', moment: 'idol' },
        'White swan, veena and garlands.',
      ],
      [
        'Drawing the alpona',
        { kind: 'alpona', light: 'morning', moment: 'painting' },
        'Rice paste, a rag and a steady hand.',
      ],
      ['The finished floor', { kind: 'alpona', light: 'morning', moment: 'floor' }],
      ['Anjali', { kind: 'puja', light: 'morning', moment: 'anjali' }, 'Flowers in joined palms.'],
      [
        'Books at her feet',
        { kind: 'puja', light: 'noon', moment: 'books' },
        'No one reads on this day: the books rest with her.',
      ],
      ['Prasad on sal leaves', { kind: 'puja', light: 'noon', moment: 'prasad' }],
      ['The gate in flowers', { kind: 'gate', light: 'morning', moment: 'festive' }],
      ['Songs in the courtyard', { kind: 'stage', light: 'noon', act: 'band' }],
      ['Lamps at dusk', { kind: 'alpona', light: 'night', moment: 'lamps' }],
      ['Yellow on the verandah', { kind: 'verandah', light: 'morning', moment: 'talk' }],
      [
        'A little scholar and her slate',
        { kind: 'stillLife', light: 'morning', things: 'slate' },
        'Hate-khari: the first letter of a lifetime.',
      ],
      ['Evening arati', { kind: 'puja', light: 'night', moment: 'idol' }],
    ],
  ),
  album(
    {
      slug: 'basanta-utsav',
      group,
      name: 'Basanta Utsav',
      description: 'Spring welcomed with colour, flame-of-the-forest and song.',
      displayOrder: 3,
    },
    [
      [
        'Dance beneath the palash',
        { kind: 'basanta', light: 'morning', moment: 'dance' },
        'The tree keeps its own festival.',
      ],
      ['Clouds of abir', { kind: 'basanta', light: 'noon', moment: 'colours' }],
      ['In a ring', { kind: 'basanta', light: 'evening', moment: 'dance', view: 'wide' }],
      [
        'Everyone a different colour',
        { kind: 'basanta', light: 'morning', moment: 'colours', view: 'close' },
      ],
      ['Alpona of petals', { kind: 'alpona', light: 'noon', moment: 'floor' }],
      ['Songs of spring', { kind: 'stage', light: 'noon', act: 'choir' }],
      ['Palash by the pond', { kind: 'pond', light: 'morning', moment: 'lotus' }],
      ['Home, and hard to recognise', { kind: 'lane', light: 'evening', moment: 'walk' }],
    ],
  ),
  album(
    {
      slug: 'national-days',
      group,
      name: 'Independence Day and Republic Day',
      description: 'The tricolour, the anthem, and sweets for everyone.',
      displayOrder: 4,
    },
    [
      [
        'The flag goes up',
        { kind: 'flag', light: 'morning', moment: 'hoisting', view: 'low' },
        'Petals fall as it opens.',
      ],
      ['Salute', { kind: 'flag', light: 'noon', moment: 'salute' }],
      ['March past', { kind: 'march', light: 'morning', leads: 'flags' }],
      ['The drums lead', { kind: 'march', light: 'noon', leads: 'drums' }],
      ['Anthem on the ground', { kind: 'assembly', light: 'morning', seen: 'back' }],
      ['Freedom: a short play', { kind: 'stage', light: 'noon', act: 'drama' }],
      ['August rain, and nobody left', { kind: 'flag', light: 'monsoon', moment: 'salute' }],
      ['A tree for the day', { kind: 'planting', light: 'monsoon', trees: 'row' }],
      [
        'Winter sun on Republic Day',
        { kind: 'flag', light: 'winter', moment: 'hoisting' },
        'Sweaters, and breath that shows in the air.',
      ],
      ['Sweets after the anthem', { kind: 'lunch', light: 'noon', tree: 'mango' }],
    ],
  ),
  album(
    {
      slug: 'childrens-and-teachers-day',
      group,
      name: "Children's Day and Teachers' Day",
      displayOrder: 5,
    },
    [
      ['Balloons in the yard', { kind: 'balloons', light: 'morning', moment: 'yard' }],
      [
        'Flowers for the teacher',
        { kind: 'teachersDay', light: 'morning', moment: 'flowers' },
        'A marigold, a card and a very serious face.',
      ],
      [
        'Class V takes the class',
        { kind: 'teachersDay', light: 'noon', moment: 'lesson' },
        'For one day the pupils teach.',
      ],
      ['Cake', { kind: 'balloons', light: 'noon', moment: 'cake' }],
      ['Teachers on stage, for once', { kind: 'stage', light: 'evening', act: 'recital' }],
      ['Games for all', { kind: 'playground', light: 'noon', game: 'ring' }],
      ['Cards drying', { kind: 'art', light: 'noon', work: 'paint' }],
      ['A song of thanks', { kind: 'stage', light: 'noon', act: 'choir', view: 'close' }],
      ['Let go!', { kind: 'balloons', light: 'evening', moment: 'yard', view: 'low' }],
    ],
  ),
];
