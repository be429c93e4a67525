import { expect, test } from 'vitest';
import { content as english } from '../locale/content.en.ts';
import { testSite } from '../testing/testSite.ts';
import { breadcrumbData } from './breadcrumbData.ts';
import { canonicalUrl } from './canonicalUrl.ts';
import { headHtml } from './headHtml.ts';
import { headTags } from './headTags.ts';
import { resolveHead } from './resolveHead.ts';
import { schoolData } from './schoolData.ts';

const template = {
  title: '{school} | Fees of {school}',
  description: 'At {school}',
  keywords: 'fees, {school}',
};

test('a template takes the name of the school wherever it leaves room for it', () => {
  expect(resolveHead(template, '/admissions', testSite)).toEqual({
    title: 'Test Primary School | Fees of Test Primary School',
    description: 'At Test Primary School',
    keywords: 'fees, Test Primary School',
    path: '/admissions',
  });
});

test('a canonical address is absolute, without query, hash and trailing slash', () => {
  expect(canonicalUrl('https://a.example', '/gallery/?x=1#y', 'en')).toBe('https://a.example/gallery');
  expect(canonicalUrl('https://a.example', '/', 'en')).toBe('https://a.example/');
});

test('the head of a file that is served for many paths names no address', () => {
  const tags = headTags(resolveHead(template, '/gallery/:albumId', testSite), testSite, {
    locale: 'en',
    locales: ['en', 'bn'],
  });
  expect(JSON.stringify(tags)).not.toContain('test.school.example');
});

test.each([
  ['en', 'https://test.school.example/', 'https://test.school.example/gallery'],
  ['bn', 'https://test.school.example/bn', 'https://test.school.example/bn/gallery'],
] as const)(
  'the breadcrumb names the pages in order, with absolute addresses in %s',
  (locale, home, gallery) => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Gallery', path: '/gallery' },
    ];
    expect(breadcrumbData(trail, testSite, locale)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: home },
        { position: 2, name: 'Gallery', item: gallery },
      ],
    });
  },
);

test("the school's own data has its address, telephone and office hours", () => {
  expect(schoolData(testSite, english)).toMatchObject({
    '@type': 'ElementarySchool',
    telephone: '+91 11111 11111',
    foundingDate: '1986',
    address: { addressRegion: 'West Bengal', addressCountry: 'IN' },
    openingHoursSpecification: [
      { opens: '07:30', closes: '16:00' },
      { dayOfWeek: ['Saturday'], opens: '07:30', closes: '14:30' },
    ],
  });
});

test.each([
  ['en', 'https://test.school.example/'],
  ['bn', 'https://test.school.example/bn'],
] as const)('every page says that its site is in %s', (locale, url) => {
  const head = resolveHead(template, '/admissions', testSite);
  const html = headHtml(head, testSite, '/shell/', { locale, locales: ['en', 'bn'] });
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      url,
      inLanguage: locale,
      publisher: { '@id': 'https://test.school.example/#school' },
    }),
  );
});
