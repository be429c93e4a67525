import { expect } from '@playwright/test';
import { pages } from '../pages.ts';
import { test } from './htmlTest.ts';
import { readDocument } from './readDocument.ts';

/**
 * What each page must tell before any script runs, in its text and its headings; other words may be where ` ... ` is.
 * Fees, eras, subjects and the photo policy are held to their rules by the tests of their section.
 */
const facts = {
  '/': {
    text:
      'Rupnarayanpur ... Nurturing Tomorrow’s Leaders Today ... ' +
      'Established 1986 Co-Educational Pre-Nursery to Class V Bengali & English Medium',
    headings:
      'Core Values ... Intellectual Curiosity ... Kindness ... Mutual Respect ... Character Development ... ' +
      'Explore Our School',
  },
  '/about': {
    text: 'Simanta Palli, Rupnarayanpur Bazar , Paschim Bardhaman , West Bengal , India',
    headings: 'history ... mission ... headmaster ... headmistress ... logo',
  },
  '/academics': {
    text:
      'Pre Nursery to Class I 7:30-10:30 AM Arrive by 7:15 AM ... ' +
      'Class II to Class V 10:45 AM-4:00 PM Arrive by 10:30 AM Lunch 2:15-2:30 PM ... ' +
      'gate closes 5 minutes before ... within 10 minutes ... 85% ... Physical Training ... Gymnastics ... Class II-V',
    headings: 'timings ... Yoga ... Physical Training ... Gymnastics',
  },
  '/admissions': {
    text:
      'only after the documents have been verified ... ' +
      'Pre-Nursery An interaction with both parents is required. There is no written test ... ' +
      'Nursery and above Admission is merit-based and subject to seats ... ' +
      'Children of alumni, and brothers and sisters ... discretionary quota ... ' +
      'Birth certificate Two recent passport photographs Transfer certificate ... may deny admission',
    headings: 'prospectus ... documents ... interaction or assessment ... confirmation ... fees ... dates',
  },
  '/facilities': {
    text:
      '2 three-story buildings ... Playground 3,600 sq ft ... Terrace assembly 1,500 sq ft ... ' +
      'Ground assembly 1,000 sq ft ... Parent waiting area 1,000 sq ft',
    headings: 'overview ... academic ... utilities ... safety ... outdoor',
  },
  '/gallery': { text: 'Loading gallery... ... allow JavaScript', headings: 'Photo Gallery' },
  '/contact': {
    text:
      'Simanta Palli, Rupnarayanpur Bazar , Paschim Bardhaman , West Bengal , India ... {telephone} ... {email} ... ' +
      'Mon-Fri 7:30 AM-4:00 PM Saturday 7:30 AM-2:30 PM',
    headings: 'address ... phone ... email ... hours',
  },
};

/** Where `expected` ends in `actual`, part after part; a part that is missing fails the test. */
function expectInOrder(actual: string, expected: string) {
  let rest = actual.toLowerCase();
  for (const part of expected.toLowerCase().split(' ... ')) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
}

for (const [path, { text, headings }] of Object.entries(facts)) {
  const tag = `@${pages.find((page) => page.path === path)?.section}`;
  test(`${path} tells its facts without scripts`, { tag }, async ({ request, identity: { school } }) => {
    const { texts } = await readDocument(request, path);
    const expected = text.replace('{telephone}', school.telephone).replace('{email}', school.email);
    expectInOrder(texts('main')[0] ?? '', expected);
    expectInOrder(texts('main :is(h1, h2, h3)').join(), headings);
  });
}

test('Home and the gallery have the titles that people search for', () => {
  const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title;
  expect(titleOf('/')).toBe('{school} | Bengali & English Medium Education Since 1986');
  expect(titleOf('/gallery')).toBe('Photo Gallery | {school} - School Events & Memories');
});

test('Academics has the subjects of all eight classes in both media', async ({ request }) => {
  const { all } = await readDocument(request, '/academics');
  const classes = all('[role=tabpanel]').map((panel) => panel.querySelectorAll('article').length);
  expect(classes).toEqual([8, 8]);
});
