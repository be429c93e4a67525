import type { HeaderContent } from '../header.ts';

export const header = {
  title: 'Contact us',
  lead: 'Telephone, write, or come by while the office is open.',
  pictureAlt:
    'The bazaar lane in the morning, with fruit stalls and a cycle rickshaw, and the school at its end.',
} satisfies HeaderContent;
