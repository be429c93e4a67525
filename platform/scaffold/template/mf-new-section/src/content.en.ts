export const content = {
  label: 'New section',
  heads: {
    newSection: {
      title: 'New section | {school}',
      description: 'New section of {school}.',
      keywords: 'new section, {school}',
    },
  },
};
