import type { ReactElement } from 'react';
import { content as bengali } from 'shared/locale/content.bn';
import { content as english } from 'shared/locale/content.en';
import type { LocaleContent } from 'shared/locale/localeContent';
import { prerenderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AboutPage } from './about/AboutPage.tsx';
import { content as aboutBn } from './about/content.bn.ts';
import { content as about } from './about/content.en.ts';
import { AcademicsPage } from './academics/AcademicsPage.tsx';
import { content as academicsBn } from './academics/content.bn.ts';
import { content as academics } from './academics/content.en.ts';
import { AdmissionsPage } from './admissions/AdmissionsPage.tsx';
import { content as admissionsBn } from './admissions/content.bn.ts';
import { content as admissions } from './admissions/content.en.ts';
import { ContactPage } from './contact/ContactPage.tsx';
import { content as contact } from './contact/content.en.ts';
import { content as facilitiesBn } from './facilities/content.bn.ts';
import { content as facilities } from './facilities/content.en.ts';
import { FacilitiesPage } from './facilities/FacilitiesPage.tsx';
import { content as home } from './home/content.en.ts';
import { HomePage } from './home/HomePage.tsx';

/** The page as it is prerendered, before any script runs. */
function prerendered(page: ReactElement, locale: LocaleContent) {
  const html = prerenderInSite(page, locale)
    .replace(/<iframe.*?<\/iframe>/, '')
    .replaceAll('<', ' <');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { all, text: (selector: string) => words(selector).join(' ').replace(/\s+/g, ' ').toLowerCase() };
}

/** Part after part; other words may be where ` ... ` is. */
function expectInOrder(actual: string, expected: string) {
  let rest = actual;
  for (const part of expected.toLowerCase().split(' ... ')) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
}

test.each<[page: string, element: ReactElement, locale: LocaleContent, text: string, headings?: string]>([
  [
    'Home',
    <HomePage key="home" content={home} />,
    english,
    'Rupnarayanpur ... Nurturing Tomorrow’s Leaders Today ... ' +
      'Established 1986 Co-Educational Pre-Nursery to Class V Bengali & English Medium',
    'Core Values ... Intellectual Curiosity ... Kindness ... Mutual Respect ... Character Development ... ' +
      'Explore Our School',
  ],
  [
    'About',
    <AboutPage key="about" content={about} />,
    english,
    'Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India ... 1986-1995 ... ' +
      '1987 ... 40 students ... 1988 ... cultural festival ... 1992 ... building ... 1995 ... building ... ' +
      '1996-2004 ... 1996 ... 4 systems ... 2000 6 more computers ... 2004 English medium ... 2012-2023 ... ' +
      '2012 ... building ... 2016 8 CCTV cameras ... 2020-21 ... online ... 2023 ... 15 KVA generator ... ' +
      '2024-2025 ... 2024 ... yoga and gymnastics',
    'history ... mission ... headmaster ... headmistress ... logo ... four chapters',
  ],
  [
    'Academics',
    <AcademicsPage key="academics" content={academics} />,
    english,
    'Pre Nursery to Class I 7:30-10:30 AM Arrive by 7:15 AM ... ' +
      'Class II to Class V 10:45 AM-4:00 PM Arrive by 10:30 AM Lunch 2:15-2:30 PM ... ' +
      'gate closes 5 minutes before ... within 10 minutes ... 85% ... ' +
      'Class II 7-8 years Bengali 1st Language English 2nd Language Hindi 3rd Language Mathematics ... ' +
      'Class II 7-8 years English 1st Language Bengali or Hindi 2nd Language Hindi 3rd Language ... ' +
      'Physical Training ... Gymnastics ... Class II-V',
    'timings ... Yoga ... Physical Training ... Gymnastics',
  ],
  [
    'Admissions',
    <AdmissionsPage key="admissions" content={admissions} />,
    english,
    'only after the documents have been verified ... ' +
      'Pre-Nursery An interaction with both parents is required. There is no written test ... ' +
      'Nursery and above Admission is merit-based and subject to seats ... ' +
      'Children of alumni, and brothers and sisters ... discretionary quota ... ' +
      'Bengali medium: ₹1,600 to join (admission and session fee), then ₹700 a month, or ₹750 a month from Class II. ' +
      'English medium: ₹2,200 to join (admission and session fee), then ₹800 a month, or ₹850 a month from Class II. ... ' +
      'Admission ₹900 ₹1,500 One-time, non-refundable Session ₹700 ₹700 Yearly ... Tuition ₹700 ₹800 Monthly ' +
      'Computer (Class II+) ₹50 ₹50 Monthly ... due by the 10th of the following month ... school app ... ' +
      'offline at the school office ... From the 11th to the 20th ₹30 After the 20th ₹50 ... ' +
      'Birth certificate Two recent passport photographs Transfer certificate ... may deny admission',
    'prospectus ... documents ... interaction or assessment ... confirmation ... fees ... dates',
  ],
  [
    'Facilities',
    <FacilitiesPage key="facilities" content={facilities} />,
    english,
    '2 three-story buildings ... sky bridge ... 22 classrooms ... 2 computer labs ... 12 computers ... ' +
      '2 water purifiers of 12 L ... 3 borewells and 1 open well ... 5 external taps ... 10+ washrooms ... ' +
      '15 KVA ... 8 CCTV cameras ... 2 fire extinguishers ... Playground 3,600 sq ft ... ' +
      'Terrace assembly 1,500 sq ft ... Ground assembly 1,000 sq ft ... Parent waiting area 1,000 sq ft',
    'overview ... academic ... utilities ... safety ... outdoor',
  ],
  [
    'Contact',
    <ContactPage key="contact" content={contact} />,
    english,
    'Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India ... +91 11111 11111 ... ' +
      'test@school.example ... Mon-Fri 7:30 AM-4:00 PM Saturday 7:30 AM-2:30 PM',
    'address ... phone ... email ... hours',
  ],
  [
    'About in Bengali',
    <AboutPage key="about" content={aboutBn} />,
    bengali,
    '১৯৮৬-১৯৯৫ ... ১৯৮৭ ছাত্রছাত্রীর সংখ্যা হল ৪০ ... ২০২০-২১ ... ১৫ কেভিএ',
  ],
  [
    'Academics in Bengali',
    <AcademicsPage key="academics" content={academicsBn} />,
    bengali,
    'প্রি-নার্সারি থেকে প্রথম শ্রেণি ... সকাল ৭:৩০-১০:৩০ ... সকাল ১০:৪৫ - বিকেল ৪:০০ ... টিফিন দুপুর ২:১৫-২:৩০ ... ' +
      '৮৫% ... দ্বিতীয় শ্রেণি ৭-৮ বছর ... হিন্দি তৃতীয় ভাষা',
  ],
  [
    'Admissions in Bengali',
    <AdmissionsPage key="admissions" content={admissionsBn} />,
    bengali,
    'বাংলা মাধ্যম: ভর্তির সময় ₹১,৬০০ ... ভর্তি ফি ₹৯০০ ₹১,৫০০ ... ১১ থেকে ২০ তারিখের মধ্যে ₹৩০ ... ' +
      'সোম-শুক্র সকাল ৮:০০ - বিকেল ৪:০০',
  ],
  [
    'Facilities in Bengali',
    <FacilitiesPage key="facilities" content={facilitiesBn} />,
    bengali,
    '২২টি শ্রেণিকক্ষ ... ১২ লিটারের ২টি ... অন্তত ১০টি শৌচাগার ... ৩,৬০০ বর্গফুট',
  ],
])('%s tells its facts, in the order of the page', (_, page, locale, words, headings = '') => {
  const { text } = prerendered(page, locale);
  expectInOrder(text('body'), words);
  expectInOrder(text('h1, h2, h3'), headings);
});

test('Academics has the subjects of all eight classes in both media', () => {
  const panels = prerendered(<AcademicsPage content={academics} />, english).all('[role=tabpanel]');
  expect(panels.map((panel) => panel.querySelectorAll('article').length)).toEqual([8, 8]);
});
