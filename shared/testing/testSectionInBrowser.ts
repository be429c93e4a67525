import type { SectionInBrowser } from '../contract/release.ts';

/** A section as browsers hear of it, with a page at each path: `{ '/one': 'OnePage' }`. */
export const testSectionInBrowser = (pages: Readonly<Record<string, string>>): SectionInBrowser => ({
  name: 'mf-one',
  label: 'Section one',
  version: 'aaaa',
  base: '/_sections/mf-one/aaaa/',
  entry: { file: 'entry.js', integrity: '', bytes: 1 },
  routes: Object.entries(pages).map(([path, page]) => ({
    path,
    page,
    head: { title: page, description: '', keywords: '' },
    scripts: [],
    locales: ['en'],
  })),
});
