import type { HeroContent } from './content.ts';

export const hero = {
  location: 'Simanta Palli, Rupnarayanpur',
  contactUs: 'Contact Us',
  apply: 'Apply for Admission',
} satisfies HeroContent;
