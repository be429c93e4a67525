import type { SectionDeclaration } from 'shared/contract/section';

export const section = {
  name: 'mf-policies',
  label: 'The policies',
  routes: [
    {
      path: '/policies',
      page: 'PoliciesPage',
      module: './src/policies/PoliciesPage.tsx',
      prerender: true,
      head: { title: 'Policies | {school}', description: 'd', keywords: 'k' },
    },
  ],
} as const satisfies SectionDeclaration;
