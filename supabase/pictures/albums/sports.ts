import { type AlbumSpec, album } from './album.ts';

const group = 'Sports and Yoga';

export const sportsAlbums: AlbumSpec[] = [
  album(
    {
      slug: 'sports-day',
      group,
      name: 'Annual Sports Day',
      description: 'One field, many races and a great deal of dust.',
      displayOrder: 1,
    },
    [
      ['March past', { kind: 'march', light: 'winter', leads: 'flags' }],
      ['On your marks', { kind: 'race', light: 'morning', race: 'sprint' }],
      ['Sack race', { kind: 'race', light: 'noon', race: 'sack' }, 'Some hop, some roll.'],
      [
        'Spoon and marble',
        { kind: 'race', light: 'noon', race: 'spoon' },
        'Eyes on the spoon, not on the finish.',
      ],
      ['The baton changes hands', { kind: 'race', light: 'evening', race: 'relay' }],
      ['Through the tape', { kind: 'race', light: 'noon', race: 'finish', view: 'low' }],
      ['Tug of war', { kind: 'tug', light: 'noon', crowd: true }],
      ['Heels in the ground', { kind: 'tug', light: 'evening', crowd: false, view: 'low' }],
      ['Drums for the winners', { kind: 'march', light: 'noon', leads: 'drums' }],
      ['Sprinters of Class IV', { kind: 'race', light: 'winter', race: 'sprint', view: 'low' }],
      ['The ring race', { kind: 'gymnastics', light: 'morning', act: 'hoops' }],
      ['Sacks again, small ones first', { kind: 'race', light: 'morning', race: 'sack', view: 'wide' }],
      ['Water break', { kind: 'taps', light: 'noon', moment: 'hands' }],
      ['Relay, last leg', { kind: 'race', light: 'noon', race: 'relay', view: 'wide' }],
      ['Cups on the table', { kind: 'stillLife', light: 'evening', things: 'trophies' }],
      ['Victory stand', { kind: 'stage', light: 'evening', act: 'prizes', view: 'close' }],
      ['Football after the prizes', { kind: 'playground', light: 'evening', game: 'football' }],
    ],
  ),
  album(
    {
      slug: 'yoga-and-gymnastics',
      group,
      name: 'Yoga and Gymnastics',
      description: 'On the terrace and on the mats, since 2024.',
      displayOrder: 2,
    },
    [
      [
        'Tree pose on the terrace',
        { kind: 'yoga', light: 'morning', pose: 'tree' },
        'Balance is easier with the eyes on one leaf.',
      ],
      ['Reaching for the sun', { kind: 'yoga', light: 'morning', pose: 'skyReach', view: 'low' }],
      ['Breathing', { kind: 'yoga', light: 'morning', pose: 'meditate' }],
      ['Warriors in the mist', { kind: 'yoga', light: 'winter', pose: 'warrior' }],
      ['Triangles', { kind: 'yoga', light: 'evening', pose: 'triangle' }],
      ['Hoops', { kind: 'gymnastics', light: 'noon', act: 'hoops', view: 'close' }],
      ['Cartwheel', { kind: 'gymnastics', light: 'morning', act: 'cartwheel' }, 'Hand, hand, foot, foot.'],
      ['Pyramid of ten', { kind: 'gymnastics', light: 'noon', act: 'pyramid' }],
      ['Ribbons', { kind: 'gymnastics', light: 'evening', act: 'ribbons' }],
      ['Along the beam', { kind: 'gymnastics', light: 'noon', act: 'beam' }],
      ['Silence on the terrace', { kind: 'yoga', light: 'evening', pose: 'meditate', view: 'wide' }],
      ['After the rain, on wet tiles', { kind: 'yoga', light: 'monsoon', pose: 'tree', view: 'wide' }],
    ],
  ),
];
