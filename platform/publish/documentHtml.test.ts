import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { documentHtml } from './documentHtml.ts';
import type { FirstReads } from './firstReads.ts';
import { sectionInBrowser } from './releaseInBrowser.ts';
import { testRelease, testSection } from './testRelease.ts';

const { shell } = testRelease();
const section = testSection({ label: '</script><script>alert(1)</script>' });

const documentOf = (more: { firstReads?: FirstReads; pictureFirst?: boolean } = {}) =>
  documentHtml({
    page: {
      language: 'en',
      head: '<title>One</title>',
      styles: [{ attributes: ' data-emotion="s a"', css: '.s-a{color:red}' }],
      markup: '<main>One</main>',
    },
    boot: {
      release: { number: 1, url: '/_releases/1.json', integrity: 'sha384-x' },
      shell: { base: shell.base },
      site: testSite,
      section: sectionInBrowser(section, '/one'),
    },
    shell,
    section: { base: section.base, entry: section.entry, scripts: section.routes[0]?.scripts ?? [] },
    ...more,
  });

const html = documentOf();

test('a script is loaded with the integrity that the release names', () => {
  expect(html).toMatch(
    /<link rel="preload" [^>]*href="[^"]*shell\.js" integrity="sha384-shell\.js" data-run="in-order">/,
  );
  expect(html).toMatch(/<link rel="preload" [^>]*href="[^"]*one\.js" integrity="sha384-one\.js" data-run>/);
  expect(html).toMatch(
    /<script defer [^>]*src="[^"]*startPage\.js" integrity="sha384-startPage\.js"><\/script>/,
  );
});

test('a page with data tells its first script what to read, and connects before all else', () => {
  const withData = documentOf({
    firstReads: {
      connections: '<link rel="preconnect" href="https://data.example">',
      attributes: ' data-reads="[]"',
    },
  });
  expect(withData).toMatch(/<script defer data-reads="\[\]" [^>]*src="[^"]*startPage\.js"/);
  expect(withData.indexOf('preconnect')).toBeLessThan(withData.indexOf('<title>'));
});

test('the entry runs after the federation runtime', () => {
  const ordered = [...html.matchAll(/([^/"]+)" integrity="[^"]*" data-run="(in-order|after)"/g)];
  expect(ordered.map(([, file, run]) => [file, run])).toEqual([
    ['shell.js', 'in-order'],
    ['entry.js', 'after'],
  ]);
});

test('what runs the scripts is requested before them', () => {
  const asked = [...html.matchAll(/([\w.]+)" integrity=/g)].map(([, file]) => file);
  expect(asked).toEqual(['startPage.js', 'shell.js', 'entry.js', 'one.js']);
});

test('scripts load after a picture that comes first', () => {
  const pictured = documentOf({ pictureFirst: true });
  expect(pictured.match(/<link rel="preload" as="script" [^>]*media="not all"/g)).toHaveLength(3);
  expect(html).not.toContain('media="not all"');
});

test('inlined data cannot end its own script', () => {
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const data = html.match(/id="boot">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(data).section.label).toBe(section.label);
});
