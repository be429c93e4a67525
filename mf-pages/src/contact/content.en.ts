export const content = {
  header: {
    title: 'Contact us',
    lead: 'Telephone, write, or come by while the office is open.',
    pictureAlt:
      'The bazaar lane in the morning, with fruit stalls and a cycle rickshaw, and the school at its end.',
  },
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
};
