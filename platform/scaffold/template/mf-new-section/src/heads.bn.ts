import type { heads as english } from './heads.en.ts';

export const heads: typeof english = {
  newSection: {
    title: 'নতুন বিভাগ | {school}',
    description: '{school}: নতুন বিভাগ।',
    keywords: 'নতুন বিভাগ, {school}',
  },
};
