import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { checkRelease, pageBytes } from './checkRelease.ts';

const problemsOf = (changes: Parameters<typeof testSection>[0]) =>
  checkRelease(testRelease(testSection(changes)));

test('versions that fit together may go live', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['19.0.0', '19.0.0', undefined],
  ['19.0.0', '19.1.2', undefined],
  ['19.1.2', '19.1.1', 'npm run deploy -- shell'],
  ['18.3.1', '19.0.0', 'npm run deploy -- site'],
  ['19.0.0', '18.3.1', 'npm run deploy -- site'],
])('a section built against React %s on a shell with %s: %s', (built, provided, remedy) => {
  const release = testRelease(testSection({ singletons: { react: built } }));
  const shell = { ...release.shell, singletons: { react: provided } };
  expect(checkRelease({ ...release, shell })).toEqual(remedy ? [expect.stringContaining(remedy)] : []);
});

test.each([
  [2, undefined],
  [1, 'npm run deploy -- site'],
  [4, 'npm run deploy -- shell'],
])('a section of contract %s on a shell that supports 2 to 3: %s', (contract, remedy) => {
  const release = testRelease(testSection({ contract }));
  const shell = { ...release.shell, contract: 3, oldestContract: 2 };
  expect(checkRelease({ ...release, shell })).toEqual(remedy ? [expect.stringContaining(remedy)] : []);
});

test.each(['/release.json', '/Release.json', '/bn/pages.json', '/404', '/robots.txt', '/a/index'] as const)(
  'a section cannot own %s, which belongs to the shell',
  (path) => {
    const files = [{ path, file: 'a', type: 'text/plain' }];
    expect(problemsOf({ files })).toEqual([
      expect.stringContaining(`mf-one claims ${path}, which belongs to the shell`),
    ]);
  },
);

test('a section may own a file below the pages of a locale', () => {
  expect(problemsOf({ files: [fileAt('/bn/a.pdf')] })).toEqual([]);
});

test.each(['/release.json', '/robots.txt', '/bn', '/bn/about'])('%s cannot be retired', (path) => {
  const release = { ...testRelease(), retired: [{ path, gone: true as const }] };
  expect(checkRelease(release)).toEqual([
    expect.stringContaining(`What is retired claims ${path}, which belongs to the shell`),
  ]);
});

const routesAt = (...paths: string[]) =>
  paths.flatMap((path) => testSection().routes.map((route) => ({ ...route, path })));
const fileAt = (path: `/${string}`) => ({ path, file: 'a.pdf', type: 'application/pdf' });

test.each([
  ['/x/:id', '/x/:slug'],
  ['/about', '/ABOUT'],
  ['/:page', '/about'],
  ['/gallery/:albumId', '/gallery/calendar'],
  ['/:a/:b', '/gallery/:albumId'],
])('two sections cannot own pages that share an address: %s and %s', (one, two) => {
  const sections = [
    testSection({ name: 'mf-a', routes: routesAt(one) }),
    testSection({ name: 'mf-b', routes: routesAt(two) }),
  ];
  expect(checkRelease(testRelease(...sections))).toEqual([
    `mf-a owns ${one} and mf-b owns ${two}, which share an address. Change one of the two in the section's src/section.ts.`,
  ]);
});

test.each([[{ routes: [], files: [fileAt('/A.pdf')] }], [{ routes: routesAt('/:page') }]])(
  'nor a file and a page or file that shares its address',
  (other) => {
    const sections = [
      testSection({ name: 'mf-a', routes: [], files: [fileAt('/a.pdf')] }),
      testSection({ name: 'mf-b', ...other }),
    ];
    expect(checkRelease(testRelease(...sections))).toEqual([expect.stringContaining('share an address')]);
  },
);

test('within a section a page may be one of the addresses of a page with parameters', () => {
  expect(problemsOf({ routes: routesAt('/gallery/:albumId', '/gallery/calendar') })).toEqual([]);
  expect(problemsOf({ routes: routesAt('/:a/x', '/y/:b') })).toEqual([
    expect.stringContaining('share an address'),
  ]);
});

test('a page over its budget is refused with what it loads and by how much', () => {
  const release = testRelease(testSection({ entry: { file: 'entry.js', integrity: 'x', bytes: 16_000 } }));
  const shell = { ...release.shell, scripts: [{ file: 'shell.js', integrity: 'x', bytes: 110_500 }] };
  expect(checkRelease({ ...release, shell })).toContain(
    'mf-one: /one loads 130.0 kB of JavaScript, 4.0 kB over its budget of 126.0 kB. Load later what the first view does not need, or change budgets.json with a reason.',
  );
});

test('a section over its own budget is refused', () => {
  const entry = { file: 'entry.js', integrity: 'x', bytes: 21_000 };
  expect(checkRelease(testRelease(testSection({ entry })))).toContainEqual(
    expect.stringContaining('over its budget of 20.0 kB'),
  );
});

test('the bytes of a page are those of the shell, the entry and the page', () => {
  expect(pageBytes(testRelease())[0]).toMatchObject({ path: '/one', bytes: 110_000, shellBytes: 100_000 });
});

test('a development build has no budget, and joins no production site', () => {
  const heavy = { entry: { file: 'entry.js', integrity: 'x', bytes: 900_000 } };
  const release = testRelease(testSection({ ...heavy, mode: 'development' }));
  expect(checkRelease({ ...release, shell: { ...release.shell, mode: 'development' } })).toEqual([]);
  expect(checkRelease(release)).toContainEqual(
    expect.stringMatching(/mf-one is a development build, the live shell a production one/),
  );
});
