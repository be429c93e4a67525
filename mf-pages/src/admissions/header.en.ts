import type { HeaderContent } from '../header.ts';

export const header = {
  title: 'Admissions',
  lead: 'From the prospectus to the first morning, in four steps.',
  pictureAlt:
    'A mother, a father and their small daughter at the school office, where a clerk hands over a prospectus.',
  seeFees: 'See the fees',
  contact: 'Contact the school',
} satisfies HeaderContent & Record<string, string>;
