import { content as bengali } from 'shared/locale/content.bn';
import { administrativeHours } from 'shared/school/officeHours';
import type { TwinOf } from '../../document/policyDocument.ts';
import type { policyContact as english } from './content.en.ts';

export const policyContact: TwinOf<typeof english> = {
  id: 'contact',
  title: 'নিয়মাবলি নিয়ে প্রশ্ন থাকলে',
  topics: [
    {
      id: 'office',
      title: 'স্কুলের অফিস',
      blocks: [
        administrativeHours.map(bengali.format.openingHours),
        { contact: { telephone: 'ফোন', email: 'ইমেল' } },
      ],
    },
    {
      id: 'headmaster',
      title: 'প্রধান শিক্ষকের অফিস',
      blocks: [
        'দেখা করতে হলে আগে স্কুলের অফিসে কথা বলে সময় ঠিক করে নিন।',
        { link: { text: 'যোগাযোগ ও আসার পথ', to: '/contact' } },
      ],
    },
  ],
};
