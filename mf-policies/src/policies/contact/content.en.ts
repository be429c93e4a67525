import { content as english } from 'shared/locale/content.en';
import { administrativeHours } from 'shared/school/officeHours';
import type { PolicySection } from '../../document/policyDocument.ts';

const { format } = english;

export const policyContact = {
  id: 'contact',
  title: 'Questions about our policies',
  topics: [
    {
      id: 'office',
      title: 'Administrative office',
      blocks: [
        administrativeHours.map(format.openingHours),
        { contact: { telephone: 'Telephone', email: 'Email' } },
      ],
    },
    {
      id: 'headmaster',
      title: 'Headmaster’s office',
      blocks: [
        'By appointment. Please ask the administrative office for a time.',
        { link: { text: 'Contact and directions', to: '/contact' } },
      ],
    },
  ],
} as const satisfies PolicySection;
