import type { PolicySection, TwinOf } from '../document/policyDocument.ts';
import { academics } from './academics/content.en.ts';
import { admission } from './admission/content.en.ts';
import { childProtection } from './childProtection/content.en.ts';
import { conduct } from './conduct/content.en.ts';
import { policyContact } from './contact/content.en.ts';
import { photography } from './photography/content.en.ts';
import { timings } from './timings/content.en.ts';
import { uniform } from './uniform/content.en.ts';

/** In the order of page and PDF. */
const sections: readonly PolicySection[] = [
  admission,
  photography,
  childProtection,
  timings,
  uniform,
  academics,
  conduct,
];

export const content = {
  title: 'School Policies',
  lead: 'The rules that keep our children safe and our school fair, in plain words for parents and guardians.',
  pictureAlt:
    'An open register on a desk, beside a brass bell on books; through the window two school buildings joined by a bridge.',
  links: [
    { text: 'Timings', to: '/policies#timings' },
    { text: 'Uniform', to: '/policies#uniform' },
    { text: 'Fees', to: '/policies#admission-fees' },
  ],
  quickAccess: {
    title: 'Quick Access',
    text: 'All policies in one document, to keep or to print.',
    download: 'Download the complete policy (PDF)',
  },
  sectionsTitle: 'All policies',
  sections,
  contact: policyContact,
};

export type PoliciesContent = TwinOf<typeof content>;
