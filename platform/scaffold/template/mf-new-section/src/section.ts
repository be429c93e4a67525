import type { SectionDeclaration } from 'shared/contract/section';
import { heads as headsBn } from './heads.bn.ts';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-new-section',
  label: 'New section',
  bn: { label: 'নতুন বিভাগ' },
  routes: [
    {
      path: '/new-section',
      page: 'NewSectionPage',
      module: './src/newSection/NewSectionPage.tsx',
      prerender: true,
      head: heads.newSection,
      bn: {
        page: 'NewSectionPageBn',
        module: './src/newSection/NewSectionPage.bn.tsx',
        head: headsBn.newSection,
      },
    },
  ],
} satisfies SectionDeclaration;
