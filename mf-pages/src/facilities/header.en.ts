import type { HeaderContent } from '../header.ts';

export const header = {
  title: 'Facilities',
  lead: 'Everything a day at school needs, within one boundary wall.',
} satisfies HeaderContent;
