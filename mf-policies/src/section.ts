import type { SectionDeclaration } from 'shared/contract/section';
import { heads as headsBn } from './heads.bn.ts';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-policies',
  label: 'The policies',
  bn: { label: 'নিয়মাবলি' },
  routes: [
    {
      path: '/policies',
      page: 'PoliciesPage',
      module: './src/policies/PoliciesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.policies,
      bn: {
        page: 'PoliciesPageBn',
        module: './src/policies/PoliciesPage.bn.tsx',
        head: headsBn.policies,
      },
    },
    {
      path: '/photo-policy',
      page: 'PhotoPolicyPage',
      module: './src/photoPolicy/PhotoPolicyPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.photoPolicy,
      bn: {
        page: 'PhotoPolicyPageBn',
        module: './src/photoPolicy/PhotoPolicyPage.bn.tsx',
        head: headsBn.photoPolicy,
      },
    },
  ],
  files: [
    { path: '/School_Policy.pdf', file: 'School_Policy.pdf', type: 'application/pdf' },
    { path: '/School_Policy_bn.pdf', file: 'School_Policy_bn.pdf', type: 'application/pdf' },
  ],
} as const satisfies SectionDeclaration;
