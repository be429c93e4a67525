import type { NewSectionContent } from './content.en.ts';

export const content: NewSectionContent = {
  title: 'নতুন বিভাগ',
  lead: 'এই পাতায় কী আছে, এক বাক্যে।',
};
