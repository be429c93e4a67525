import type { SectionDeclaration } from 'shared/contract/section';

export const section = {
  name: 'mf-gallery',
  label: 'The gallery',
  routes: [
    {
      path: '/gallery',
      page: 'AlbumsPage',
      module: './src/albums/AlbumsPage.tsx',
      prerender: true,
      head: { title: 'Albums | {school}', description: 'd', keywords: 'k' },
    },
  ],
} as const satisfies SectionDeclaration;
