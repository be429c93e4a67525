import type { SectionDeclaration } from 'shared/contract/section';
import { mapOrigin } from './contact/mapUrls.ts';
import { heads as headsBn } from './heads.bn.ts';
import { heads } from './heads.en.ts';

export const section = {
  name: 'mf-pages',
  label: 'The school pages',
  bn: { label: 'স্কুলের পাতা' },
  routes: [
    {
      path: '/',
      page: 'HomePage',
      module: './src/home/HomePage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.home,
      bn: { page: 'HomePageBn', module: './src/home/HomePage.bn.tsx', head: headsBn.home },
    },
    {
      path: '/about',
      page: 'AboutPage',
      module: './src/about/AboutPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.about,
      bn: { page: 'AboutPageBn', module: './src/about/AboutPage.bn.tsx', head: headsBn.about },
    },
    {
      path: '/academics',
      page: 'AcademicsPage',
      module: './src/academics/AcademicsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.academics,
      bn: {
        page: 'AcademicsPageBn',
        module: './src/academics/AcademicsPage.bn.tsx',
        head: headsBn.academics,
      },
    },
    {
      path: '/admissions',
      page: 'AdmissionsPage',
      module: './src/admissions/AdmissionsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.admissions,
      bn: {
        page: 'AdmissionsPageBn',
        module: './src/admissions/AdmissionsPage.bn.tsx',
        head: headsBn.admissions,
      },
    },
    {
      path: '/facilities',
      page: 'FacilitiesPage',
      module: './src/facilities/FacilitiesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.facilities,
      bn: {
        page: 'FacilitiesPageBn',
        module: './src/facilities/FacilitiesPage.bn.tsx',
        head: headsBn.facilities,
      },
    },
    {
      path: '/contact',
      page: 'ContactPage',
      module: './src/contact/ContactPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: heads.contact,
      bn: { page: 'ContactPageBn', module: './src/contact/ContactPage.bn.tsx', head: headsBn.contact },
      frames: [mapOrigin],
    },
  ],
  files: [
    { path: '/calendar.ics', file: 'calendar.ics', type: 'text/calendar; charset=utf-8' },
    { path: '/bn/calendar.ics', file: 'bn/calendar.ics', type: 'text/calendar; charset=utf-8' },
  ],
} satisfies SectionDeclaration;
