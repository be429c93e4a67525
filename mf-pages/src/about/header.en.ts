import { school } from 'shared/school/school';
import type { HeaderContent } from '../header.ts';

export const header = {
  title: 'About our school',
  lead: `A neighbourhood school in two languages, open to every child of Rupnarayanpur since ${school.established}.`,
  pictureAlt: 'Children and a teacher in a sari at the school gate, under an old banyan tree.',
} satisfies HeaderContent;
