import type { content as english } from './content.en.ts';

export const content: typeof english = {
  title: 'নতুন বিভাগ',
  lead: 'এই পাতায় কী আছে, এক বাক্যে।',
};
