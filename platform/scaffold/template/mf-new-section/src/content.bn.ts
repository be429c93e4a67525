import type { content as english } from './content.en.ts';

export const content: typeof english = {
  label: 'নতুন বিভাগ',
  heads: {
    newSection: {
      title: 'নতুন বিভাগ | {school}',
      description: '{school}: নতুন বিভাগ।',
      keywords: 'নতুন বিভাগ, {school}',
    },
  },
};
