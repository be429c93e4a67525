import { locales } from 'shared/contract/locales';
import type { SectionDeclaration } from 'shared/contract/section';
import { mapOrigin } from './contact/mapUrls.ts';
import { content as bn } from './content.bn.ts';
import { content as en } from './content.en.ts';

export const section = {
  name: 'mf-pages',
  label: { en: en.label, bn: bn.label },
  routes: [
    {
      path: '/',
      module: './src/home/HomePage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.home, bn: bn.heads.home },
    },
    {
      path: '/about',
      module: './src/about/AboutPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.about, bn: bn.heads.about },
    },
    {
      path: '/academics',
      module: './src/academics/AcademicsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.academics, bn: bn.heads.academics },
    },
    {
      path: '/admissions',
      module: './src/admissions/AdmissionsPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.admissions, bn: bn.heads.admissions },
    },
    {
      path: '/facilities',
      module: './src/facilities/FacilitiesPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.facilities, bn: bn.heads.facilities },
    },
    {
      path: '/contact',
      module: './src/contact/ContactPage.tsx',
      prerender: true,
      pictureFirst: true,
      head: { en: en.heads.contact, bn: bn.heads.contact },
      frames: [mapOrigin],
    },
  ],
  files: locales.map(({ prefix }) => ({
    path: `${prefix}/calendar.ics` as const,
    file: `${prefix}/calendar.ics`.slice(1),
    type: 'text/calendar; charset=utf-8',
  })),
} satisfies SectionDeclaration;
