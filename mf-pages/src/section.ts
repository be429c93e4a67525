import type { SectionDeclaration } from 'shared/contract/section';
import { mapOrigin } from './contact/mapEmbedUrl.ts';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-pages',
  label: 'The school pages',
  routes: [
    {
      path: '/',
      page: 'HomePage',
      module: './src/home/HomePage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.home,
    },
    {
      path: '/about',
      page: 'AboutPage',
      module: './src/about/AboutPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.about,
    },
    {
      path: '/academics',
      page: 'AcademicsPage',
      module: './src/academics/AcademicsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.academics,
    },
    {
      path: '/admissions',
      page: 'AdmissionsPage',
      module: './src/admissions/AdmissionsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.admissions,
    },
    {
      path: '/facilities',
      page: 'FacilitiesPage',
      module: './src/facilities/FacilitiesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.facilities,
    },
    {
      path: '/contact',
      page: 'ContactPage',
      module: './src/contact/ContactPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.contact,
      frames: [mapOrigin],
    },
  ],
} satisfies SectionDeclaration;
