import type { PageHead } from 'shared/contract/page';
import { breadcrumbData } from 'shared/head/breadcrumbData';
import { headTags } from 'shared/head/headTags';
import { testSite } from 'shared/testing/testSite';
import { beforeEach, expect, test } from 'vitest';
import { applyHead } from './applyHead.ts';

const about: PageHead = { title: 'About', description: 'a', keywords: 'a, b', path: '/about' };
const album: PageHead = {
  ...about,
  title: 'Sports Photos',
  path: '/gallery/1',
  socialImage: 'https://a.example/1.jpg',
  noIndex: true,
  structuredData: [breadcrumbData([{ name: 'Home', path: '/' }], testSite, 'en')],
};
const apply = (head: PageHead) => applyHead(headTags(head, testSite, { locale: 'en', locales: [] }));
const count = (selector: string) => document.head.querySelectorAll(selector).length;

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><script type="application/ld+json">{"@type":"School"}</script>';
});

test('a page has one of each tag, nothing of the page before, and what belongs to every page', () => {
  apply(album);
  expect(count('script[type="application/ld+json"]')).toBe(2);
  expect(count('[name=robots]')).toBe(1);
  apply(about);
  expect(document.title).toBe('About');
  expect(['[name=description]', '[name=keywords]', '[rel=canonical]'].map(count)).toEqual([1, 1, 1]);
  expect(document.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
    'https://test.school.example/about',
  );
  expect(['[name=robots]', '[property="og:image"]'].map(count)).toEqual([0, 0]);
  expect(count('meta[charset]')).toBe(1);
  expect(document.querySelector('script')?.textContent).toBe('{"@type":"School"}');
});

test('prerendered tags that are right already are left in place', () => {
  apply(about);
  const before = [...document.head.children];
  apply(about);
  expect(before.every((element, index) => element === document.head.children[index])).toBe(true);
});
