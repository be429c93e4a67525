import { documentHtml } from 'platform/publish/documentHtml.ts';
import { sectionInBrowser } from 'platform/publish/releaseInBrowser.ts';
import { testRelease, testSection } from 'platform/testing/testRelease.ts';
import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { withoutScripts, withScripts } from './controls.ts';

const { shell } = testRelease();
const section = testSection();
const structuredData = '<script type="application/ld+json">{"a":1}</script>';
const html = documentHtml({
  page: { locale: 'en', head: structuredData, styles: [], markup: '<main>Words</main>' },
  boot: {
    release: { number: 1, url: '', integrity: '' },
    shell: { base: shell.base },
    locale: 'en',
    site: testSite,
    section: sectionInBrowser(section, 'en', '/one'),
  },
  shell,
  section: { base: section.base, entry: section.entry, scripts: section.routes[0]?.pages.en.scripts ?? [] },
  pictureFirst: true,
  firstReads: { connections: '', attributes: ' data-reads="[]"' },
});

test('the limit has nothing to run and nothing to fetch for it, and keeps its content', () => {
  const limit = withoutScripts(html);
  expect(limit).not.toMatch(/as="script"|<script [^>]*src=/);
  for (const kept of [structuredData, '<main>Words</main>', 'id="boot"']) expect(limit).toContain(kept);
});

test("a control's scripts are loaded and started as the document's own, without its early reads", () => {
  const control = withScripts(html, [{ file: 'spa.js', integrity: 'sha384-spa', bytes: 1 }]);
  expect(control.match(/<link rel="preload" as="script"[^>]*>/g)).toEqual([
    expect.stringMatching(
      /href="\/_sections\/bench\/1\/spa\.js" integrity="sha384-spa" media="not all" data-run>$/,
    ),
  ]);
  expect(control).toMatch(/<script defer [^>]*startPage\.js/);
  expect(control).not.toContain('data-reads');
});
