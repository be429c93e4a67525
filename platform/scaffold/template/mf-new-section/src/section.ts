import type { SectionDeclaration } from 'shared/contract/section';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-new-section',
  label: 'New section',
  routes: [
    {
      path: '/new-section',
      page: 'NewSectionPage',
      module: './src/newSection/NewSectionPage.tsx',
      prerender: true,
      head: heads.newSection,
    },
  ],
} satisfies SectionDeclaration;
