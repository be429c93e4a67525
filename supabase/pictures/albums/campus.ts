import { type AlbumSpec, album } from './album.ts';
import { yearEntries } from './year.ts';

const group = 'Campus and Seasons';

export const campusAlbums: AlbumSpec[] = [
  album(
    {
      slug: 'a-year-at-school',
      group,
      name: 'A Year at School in Forty Pictures',
      description: 'From the first bell of January to the kites of December, one year as it went by.',
      displayOrder: 1,
    },
    yearEntries,
  ),
  album(
    {
      slug: 'our-campus',
      group,
      name: 'Our Campus',
      description: 'Two three-story buildings, a sky bridge and every corner between.',
      displayOrder: 2,
    },
    [
      ['The gate before the bell', { kind: 'gate', light: 'morning', moment: 'arrival' }],
      [
        'Sky bridge',
        { kind: 'bridge', light: 'noon', moment: 'crossing' },
        'From one building to the other without going down.',
      ],
      ['The playground', { kind: 'playground', light: 'noon', game: 'slide', view: 'wide' }],
      [
        'Computer laboratory',
        { kind: 'computers', light: 'noon', age: 'modern', moment: 'lesson', view: 'wide' },
      ],
      [
        'The verandah',
        { kind: 'verandah', light: 'morning', moment: 'bags' },
        'Bags on hooks, sun on the floor.',
      ],
      ['Taps in the yard', { kind: 'taps', light: 'morning', moment: 'hands' }],
      ['Reading room', { kind: 'library', light: 'evening', moment: 'shelves' }],
      ['The mango tree at tiffin time', { kind: 'lunch', light: 'noon', tree: 'mango' }],
      ['Terrace, before assembly', { kind: 'yoga', light: 'morning', pose: 'skyReach', view: 'wide' }],
      [
        'The old well',
        { kind: 'taps', light: 'evening', moment: 'well' },
        'One open well remains beside three borewells.',
      ],
      ['The lane outside', { kind: 'lane', light: 'noon', moment: 'rickshaw' }],
      ['Sky bridge by moonlight', { kind: 'bridge', light: 'night', moment: 'moon', view: 'low' }],
    ],
  ),
  album(
    {
      slug: 'monsoon',
      group,
      name: 'Monsoon',
      description: 'Grey skies, green fields and a fleet of paper boats.',
      displayOrder: 3,
    },
    [
      [
        'Paper boats',
        { kind: 'boats', light: 'monsoon', moment: 'launch' },
        'Made of last year’s arithmetic.',
      ],
      ['Umbrellas at the gate', { kind: 'gate', light: 'monsoon', moment: 'rain' }],
      ['Rain on the playground', { kind: 'boats', light: 'monsoon', moment: 'umbrellas', view: 'wide' }],
      [
        'Looking out',
        { kind: 'window', light: 'monsoon', outside: 'rain' },
        'No one hears the lesson when it rains like this.',
      ],
      ['Paddy, and more paddy', { kind: 'fields', light: 'monsoon', crop: 'paddy' }],
      ['Lotus in the pond', { kind: 'pond', light: 'monsoon', moment: 'lotus' }],
      ['The bridge in the rain', { kind: 'bridge', light: 'monsoon', moment: 'rain' }],
      ['Saplings like wet weather', { kind: 'planting', light: 'monsoon', trees: 'one' }],
      ['One umbrella for three', { kind: 'boats', light: 'monsoon', moment: 'umbrellas', view: 'close' }],
      ['A wet walk home', { kind: 'lane', light: 'monsoon', moment: 'walk' }],
    ],
  ),
  album(
    {
      slug: 'winter-picnic',
      group,
      name: 'Winter Picnic by the River',
      description: 'Oranges, luchi and a long afternoon on the bank.',
      displayOrder: 4,
    },
    [
      ['On the river bank', { kind: 'picnic', light: 'winter', moment: 'meal' }],
      ['The big pot', { kind: 'picnic', light: 'winter', moment: 'cooking' }, 'Khichuri for everyone.'],
      ['Mustard in flower', { kind: 'fields', light: 'winter', crop: 'mustard' }],
      ['The ferry', { kind: 'picnic', light: 'morning', moment: 'ferry' }],
      ['Ring-a-ring on the sand', { kind: 'picnic', light: 'winter', moment: 'game' }],
      ['Kites over the water', { kind: 'kites', light: 'winter', count: 7 }],
      ['Harvest along the road', { kind: 'fields', light: 'evening', crop: 'harvest' }],
      ['Ducks', { kind: 'pond', light: 'winter', moment: 'ducks' }],
      ['Last boat', { kind: 'picnic', light: 'evening', moment: 'ferry' }, 'Low sun, tired legs.'],
      ['The road home', { kind: 'lane', light: 'evening', moment: 'bicycles' }],
    ],
  ),
];
