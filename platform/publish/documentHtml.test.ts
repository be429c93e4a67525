import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { documentHtml } from './documentHtml.ts';
import type { FirstReads } from './firstReads.ts';
import { sectionInBrowser } from './releaseInBrowser.ts';

const { shell } = testRelease();
const section = testSection({ label: { en: '</script><script>alert(1)</script>' } });

const documentOf = (more: { firstReads?: FirstReads; pictureFirst?: boolean } = {}) =>
  documentHtml({
    page: {
      locale: 'en',
      head: '<title>One</title>',
      styles: [{ attributes: ' data-emotion="s a"', css: '.s-a{color:red}' }],
      markup: '<main>One</main>',
    },
    boot: {
      release: { number: 1, url: '/_releases/1.en.json', integrity: 'sha384-x' },
      shell: { base: shell.base },
      locale: 'en',
      site: testSite,
      section: sectionInBrowser(section, 'en', '/one'),
    },
    shell,
    section: { base: section.base, entry: section.entry, scripts: section.routes[0]?.pages.en.scripts ?? [] },
    ...more,
  });

const html = documentOf();

test('what runs the scripts is requested before them, each with its integrity, the entry after the runtime', () => {
  const scripts = [...html.matchAll(/([\w.]+)" integrity="([^"]*)"( data-run[^>]*)?/g)];
  expect(scripts.map(([, ...script]) => script)).toEqual([
    ['startPage.js', 'sha384-startPage.js', undefined],
    ['shell.js', 'sha384-shell.js', ' data-run="in-order"'],
    ['entry.js', 'sha384-entry.js', undefined],
    ['one.js', 'sha384-one.js', ' data-run'],
  ]);
});

test('a page with data names its reads for the start script, and connects first', () => {
  const withData = documentOf({
    firstReads: {
      connections: '<link rel="preconnect" href="https://data.example">',
      attributes: ' data-reads="[]"',
    },
  });
  expect(withData).toMatch(/<script defer data-reads="\[\]" [^>]*src="[^"]*startPage\.js"/);
  expect(withData.indexOf('preconnect')).toBeLessThan(withData.indexOf('<title>'));
});

test('scripts load after a picture that comes first', () => {
  const pictured = documentOf({ pictureFirst: true });
  expect(pictured.match(/<link rel="preload" as="script" [^>]*media="not all"/g)).toHaveLength(3);
  expect(html).not.toContain('media="not all"');
});

test('inlined data cannot end its own script', () => {
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const data = html.match(/id="boot">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(data).section.label).toBe(section.label.en);
});
