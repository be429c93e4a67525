import type { SectionDeclaration } from 'shared/contract/section';
import { policyPdfPaths } from 'shared/school/school';
import { content as bn } from './content.bn.ts';
import { content as en } from './content.en.ts';

export const section = {
  name: 'mf-policies',
  label: { en: en.label, bn: bn.label },
  routes: [
    {
      path: '/policies',
      module: './src/policies/PoliciesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.policies, bn: bn.heads.policies },
    },
    {
      path: '/photo-policy',
      module: './src/photoPolicy/PhotoPolicyPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.photoPolicy, bn: bn.heads.photoPolicy },
    },
  ],
  files: Object.values(policyPdfPaths).map((path) => ({
    path,
    file: path.slice(1),
    type: 'application/pdf',
  })),
} satisfies SectionDeclaration;
