import type { HeadTemplate } from 'shared/contract/section';

export const heads = {
  newSection: {
    title: 'New section | {school}',
    description: 'New section of {school}.',
    keywords: 'new section, {school}',
  },
} satisfies Record<string, HeadTemplate>;
