export const content = {
  title: 'New section',
  lead: 'What this page is about, in a sentence.',
};

export type NewSectionContent = typeof content;
