import type { SectionDeclaration } from 'shared/contract/section';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-policies',
  label: 'The policies',
  routes: [
    {
      path: '/policies',
      page: 'PoliciesPage',
      module: './src/policies/PoliciesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.policies,
    },
    {
      path: '/photo-policy',
      page: 'PhotoPolicyPage',
      module: './src/photoPolicy/PhotoPolicyPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.photoPolicy,
    },
  ],
  files: [{ path: '/School_Policy.pdf', file: 'School_Policy.pdf', type: 'application/pdf' }],
} as const satisfies SectionDeclaration;
