import { photoResponseWorkingDays, photoRetentionYears } from 'shared/school/photos';
import type { PolicySection } from '../../document/policyDocument.ts';

export const photography = {
  id: 'photography',
  title: 'Photography and Image Use Policy',
  topics: [
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        'The school takes photos of lessons, events and celebrations to remember them and to share them with families. They are used on this website, on our social pages and in print.',
        [
          'A child is shown only with the consent of a parent or guardian.',
          'Parents may withdraw consent, request the removal of a photo, or opt out at any time.',
          `Photos are kept for the enrolment period plus up to ${photoRetentionYears} years after graduation.`,
          `We aim to answer a request about photos within ${photoResponseWorkingDays} working days.`,
        ],
        { link: { text: 'Read the full photo policy', to: '/photo-policy' } },
      ],
    },
  ],
} as const satisfies PolicySection;
