import type { PolicySection } from '../../document/policyDocument.ts';

export const uniform = {
  id: 'uniform',
  title: 'School Uniform Policy',
  topics: [
    {
      id: 'summer',
      title: 'Summer uniform',
      blocks: [
        [
          'School shirt with half sleeves',
          'School shorts, trousers or skirt',
          'School socks and plain closed shoes',
        ],
      ],
    },
    {
      id: 'winter',
      title: 'Winter uniform',
      blocks: [
        [
          'School shirt with full sleeves',
          'School trousers, or skirt with warm stockings',
          'School sweater or blazer, over the shirt',
          'School socks and plain closed shoes',
        ],
      ],
    },
    {
      id: 'guidelines',
      title: 'Guidelines',
      blocks: [
        [
          'Children wear the complete uniform on every school day, clean and in good repair.',
          'Sweaters, bags, bottles and lunch boxes carry the name and class of the child.',
          'Hair is neat; long hair is tied back. Nails are short.',
          'For yoga, physical training and gymnastics children wear clothes and shoes in which they can move freely.',
          'The office announces the change between summer and winter uniform.',
        ],
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited items',
      blocks: [
        [
          'Jewellery, except small ear studs',
          'Make-up, nail polish and coloured hair',
          'Sandals and shoes with heels or lights',
          'Mobile phones, smart watches and other electronic devices',
          'Costly or sharp objects',
        ],
      ],
    },
  ],
} as const satisfies PolicySection;
