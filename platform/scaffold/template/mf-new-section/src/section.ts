import type { SectionDeclaration } from 'shared/contract/section';
import { content as bn } from './content.bn.ts';
import { content as en } from './content.en.ts';

export const section = {
  name: 'mf-new-section',
  label: { en: en.label, bn: bn.label },
  routes: [
    {
      path: '/new-section',
      module: './src/newSection/NewSectionPage.tsx',
      prerender: true,
      head: { en: en.heads.newSection, bn: bn.heads.newSection },
    },
  ],
} satisfies SectionDeclaration;
