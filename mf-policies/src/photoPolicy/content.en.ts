import { content as english } from 'shared/locale/content.en';
import { photoPolicyUpdated, photoResponseWorkingDays, photoRetentionYears } from 'shared/school/photos';
import type { PolicyTopic, TwinOf } from '../document/policyDocument.ts';

const { format } = english;

export const content = {
  title: 'Photography and Image Use Policy',
  lead: 'How we take, use and protect the photos of our children, and what parents can ask of us.',
  pictureAlt: 'A camera on its stand with a garland of marigolds, and three prints that hang on a line.',
  topics: [
    {
      id: 'purpose',
      title: 'Purpose of Photography',
      blocks: [
        'The school takes photos of school life in order to:',
        [
          'remember lessons, sports, festivals and achievements',
          'share them with families',
          'show future parents what the school is like',
          'keep the memories of the school for its alumni',
        ],
      ],
    },
    {
      id: 'use',
      title: 'Where Photos Are Used',
      blocks: [
        { heading: 'Digital' },
        [
          'This website and its photo gallery',
          'Our Facebook and Instagram pages',
          'Messages from the school to parents',
        ],
        { heading: 'Print' },
        ['Prospectus and notices', 'Display boards at school', 'Reports of events in newspapers'],
        'Photos of children are never sold, nor given to others for advertising.',
      ],
    },
    {
      id: 'consent',
      title: 'Parental Consent and Rights',
      blocks: [
        'A photo that shows a child is used only with the written consent of a parent or guardian. Parents have the right to:',
        [
          'withdraw consent at any time',
          'request the removal of a photo',
          'opt out of photography altogether',
        ],
        'None of these affects the child’s place at the school or part in lessons and events.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy and Security',
      blocks: [
        [
          'Photos are taken by our staff, or by someone we have asked.',
          'Addresses and other personal details of a child are never published beside a photo.',
          'Children are photographed properly dressed and with dignity, never in washrooms.',
          'Original files are stored safely, and only authorised staff can open them.',
          'Parents who take photos at events do not post pictures of other children without permission.',
        ],
      ],
    },
    {
      id: 'data-protection',
      title: 'Data Protection Compliance',
      blocks: [
        'The school handles photos as personal data under Indian law: for the purposes named here, with consent, and no more than needed.',
        [
          `Photos are kept for the enrolment period plus up to ${photoRetentionYears} years after graduation.`,
          'Companies that store photos for us may not use them for anything else.',
          'With each photo the office keeps who agreed, when, and until when. Visitors cannot see this. A photo whose time is over leaves the website by itself.',
          'Search engines are told not to show the photos of our gallery.',
          'After a withdrawal of consent the photo is taken off the website, and it is not used in new print. On request it is deleted for good; its copies in backups go as those are replaced.',
        ],
      ],
    },
    {
      id: 'requests',
      title: 'Contact for Photo Requests',
      blocks: [
        `Write to the school office with the name and class of the child, and the album the photo is in, or use the link under the photo. We aim to answer within ${photoResponseWorkingDays} working days.`,
        { contact: { telephone: 'Telephone', email: 'Email' } },
      ],
    },
  ] as const satisfies readonly PolicyTopic[],
  updated: `Last Updated: ${format.month(photoPolicyUpdated)}`,
};

export type PhotoPolicyContent = TwinOf<typeof content>;
