import type { ContactContent } from './content.ts';

export const content = {
  address: 'Address',
  telephone: 'Phone',
  email: 'Email',
  hours: 'Office hours',
  hoursNote: 'The headmaster sees parents by appointment. Please ask the office for a time.',
  photoRequest: {
    about: 'You came from photo',
    write: 'Ask for it to be removed',
    subject: 'Please remove photo',
  },
  map: {
    title: 'Find us',
    frame: 'Map of the school’s surroundings',
    drawn: 'Drawn map: lanes, trees and ponds around the school, which a marker shows in the middle.',
    open: 'Open in maps',
  },
} satisfies ContactContent;
