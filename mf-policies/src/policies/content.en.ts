export const policies = {
  title: 'School Policies',
  lead: 'The rules that keep our children safe and our school fair, in plain words for parents and guardians.',
  pictureAlt:
    'An open register on a desk, beside a brass bell on books; through the window two school buildings joined by a bridge.',
  quickAccess: {
    title: 'Quick Access',
    text: 'All policies in one document, to keep or to print.',
    download: 'Download the complete policy (PDF)',
  },
  sectionsTitle: 'All policies',
} as const satisfies PoliciesContent;

interface PoliciesContent {
  title: string;
  lead: string;
  pictureAlt: string;
  quickAccess: { title: string; text: string; download: string };
  sectionsTitle: string;
}
