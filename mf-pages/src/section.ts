import type { SectionDeclaration } from 'shared/contract/section';

export const section = {
  name: 'mf-pages',
  label: 'The pages',
  routes: [
    {
      path: '/',
      page: 'HomePage',
      module: './src/home/HomePage.tsx',
      prerender: true,
      head: { title: 'Home | {school}', description: 'd', keywords: 'k' },
    },
  ],
} as const satisfies SectionDeclaration;
