import type { HeaderContent } from '../header.ts';

export const header = {
  title: 'Academics',
  lead: 'Two mediums, one standard: sound lessons in the language your child thinks in, from Pre-Nursery to Class V.',
  pictureAlt:
    'A teacher at the blackboard with Bengali and English letters, children listening on their benches.',
} satisfies HeaderContent;
