import { composerVersion, contractVersion, type Release, type SectionRelease } from 'shared/contract/release';
import { testSite } from 'shared/testing/testSite';

const script = (file: string, bytes: number) => ({ file, integrity: `sha384-${file}`, bytes });

/** A section as a release names it, for tests; `changes` over it. */
export const testSection = (changes: Partial<SectionRelease> = {}): SectionRelease => ({
  name: 'mf-one',
  label: { en: 'Section one' },
  mode: 'production',
  contract: contractVersion,
  version: 'aaaa',
  base: '/_sections/mf-one/aaaa/',
  entry: script('entry.js', 7000),
  trustedTypesPolicy: 'mf-one',
  routes: [
    {
      path: '/one',
      prerender: true,
      pages: {
        en: {
          page: 'OnePage',
          head: { title: 'One | {school}', description: 'About one', keywords: 'one' },
          scripts: [script('one.js', 3000)],
        },
      },
    },
  ],
  files: [],
  singletons: { react: '19.0.0' },
  ...changes,
});

/** A release that holds together, for tests. */
export const testRelease = (...sections: SectionRelease[]): Release => ({
  number: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  reason: 'a test',
  composerVersion,
  site: testSite,
  shell: {
    mode: 'production',
    contract: contractVersion,
    version: 'ssss',
    base: '/_sections/shell/ssss/',
    scripts: [script('shell.js', 99_500)],
    startPage: script('startPage.js', 500),
    reports: script('reports.js', 5000),
    locales: ['en'],
    trustedTypesPolicies: ['shell'],
    singletons: { react: '19.0.0' },
  },
  sections: Object.fromEntries(
    (sections.length > 0 ? sections : [testSection()]).map((each) => [each.name, each]),
  ),
});
