import { photoResponseWorkingDays } from 'shared/school/photos';
import { schoolDay } from '../blocks/schoolDay.en.ts';

export const content = {
  header: {
    title: 'Contact us',
    lead: 'Telephone, write, or come by while the office is open.',
    pictureAlt: 'The bazaar lane with fruit stalls and a cycle rickshaw, and the school at its end.',
    call: 'Call the office',
    directions: 'Directions',
  },
  address: 'Address',
  telephone: 'Phone',
  email: 'Email',
  hours: 'Office hours',
  hoursNote: 'The headmaster sees parents by appointment. Please ask the office for a time.',
  schoolDay,
  photoRequest: {
    title: 'Ask for this photo to be removed',
    untitled: 'Untitled photo',
    inAlbum: 'in',
    next: `Write or call, and say which child it shows. We aim to answer within ${photoResponseWorkingDays} working days.`,
    write: 'Write to the office',
    call: 'Call the office',
    gone: {
      title: 'This photo is not on the website any more',
      text: 'Nothing is left to be done. If you meant another photo, open it in the gallery and use the link below it.',
      gallery: 'To the gallery',
    },
    mail: {
      subject: (title: string) => `Please remove a photo: ${title}`,
      /** `title` and `album` are absent where the photo could not be read. */
      body: (photo: { id: string; title?: string; album?: string; address?: string }) =>
        [
          'Dear school office,',
          '',
          'Please remove this photo from the website:',
          ...(photo.title ? [`Photo: ${photo.title}`] : []),
          ...(photo.album ? [`Album: ${photo.album}`] : []),
          ...(photo.address ? [`Address: ${photo.address}`] : []),
          `Number: ${photo.id}`,
          '',
          'Name of the child: ',
          'Class: ',
          'My name and telephone: ',
        ].join('\r\n'),
    },
  },
  map: {
    title: 'Find us',
    frame: 'Map of the school’s surroundings',
    drawn: 'Drawn map: lanes, trees and ponds around the school, which a marker shows in the middle.',
    open: 'Open in maps',
  },
};

export type ContactContent = typeof content;
