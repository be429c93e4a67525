import { english } from 'shared/language/english';

export const layoutContent = {
  skip: 'Skip to content',
  footer: {
    tagline: english.school.tagline,
    about: 'A dual language school that nurtures young minds, in Bengali and in English.',
    quickLinks: 'Quick Links',
    follow: 'Follow Us',
    facebook: 'Facebook',
    instagram: 'Instagram',
    contact: 'Contact',
    map: 'Find us on the map',
    hours: 'Office hours',
  },
} as const satisfies Record<string, string | Record<string, string>>;
