import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow, readJson } from 'platform/files.ts';
import { localePath } from 'shared/contract/locales';
import type { BuiltSection, ShellRelease } from 'shared/contract/release';
import { faults } from '../../faultServer.ts';
import { expect, goTo, hydrated } from '../../test.ts';
import { expectNotice, openFrame } from './expectations.ts';
import { album, albumPath, firstPhoto } from './fakeGallery.ts';
import { lost, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

interface Visit {
  path: string;
  /** Makes the page request scripts that come later than the page. */
  act?: (page: Page) => Promise<unknown>;
  /** Before any script of the page runs. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Visits that need the scripts for which no page waits. */
const later: Record<string, readonly Visit[]> = {
  'mf-pages': [{ path: `/contact?photo=${album.id}` }],
  'mf-gallery': [
    { path: '/gallery?q=1990' },
    { path: albumPath, act: (page) => page.getByRole('main').getByRole('img', { name: firstPhoto }).click() },
    {
      path: '/gallery',
      prepare: (page) => page.addInitScript(() => localStorage.setItem('sb-localhost-auth-token', '{}')),
    },
  ],
  shell: [{ path: '/about?boundaries' }, { path: '/gallery' }],
};

for (const name of ['shell', ...sections.map((section) => section.name)]) {
  test(`every script of ${name} with one byte changed, one by one: none is executed`, async ({
    page,
    site,
    problems,
  }) => {
    test.setTimeout(300_000);
    problems.allow(lost);
    problems.allow(/could not be used|is not defined|ChunkLoadError|Loading chunk/);
    const dist = join(site.folder, name, 'dist');
    const files = filesBelow(join(dist, 'web')).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      site.server.heal();
      site.server.breakFor(new RegExp(`/${name}/\\w+/${file}`), faults.oneByte);
      const path = pageThatNeeds(name, dist, file);
      const visits = path === undefined ? (later[name] ?? []) : [{ path }];
      const refusals: boolean[] = [];
      for (const visit of visits) refusals.push(await isRefused(page, visit, file));
      expect(refusals, `${file} was requested, and refused`).toContain(true);
      if (path !== undefined && !path.startsWith('/bn') && name !== 'shell')
        await expectNoticeOnTheWay(page, name, path);
    }
  });
}

/** Path of a page that cannot do without the file; undefined where the file may come later. */
function pageThatNeeds(name: string, dist: string, file: string): string | undefined {
  if (name === 'shell') {
    const { scripts } = readJson<ShellRelease>(join(dist, 'shell.json'));
    return scripts.some((script) => script.file === file) ? '/about' : undefined;
  }
  const { entry, routes } = readJson<BuiltSection>(join(dist, 'section.json'));
  const pages = routes.flatMap(({ path, pages: { en, bn } }) => [
    { path, scripts: en.scripts },
    ...(bn ? [{ path: localePath('bn', path), scripts: bn.scripts }] : []),
  ]);
  return pages
    .find(({ scripts }) => [entry, ...scripts].some((script) => script.file === file))
    ?.path.replace(':albumId', album.id);
}

/** Whether the browser has refused the file on a visit. Fails where any of it was executed. */
async function isRefused(page: Page, { path, act, prepare }: Visit, file: string) {
  const visitor = await page.context().newPage();
  await prepare?.(visitor);
  const refusal = visitor
    .waitForEvent('console', {
      predicate: (message) => message.text().includes('valid digest') && message.text().includes(file),
      timeout: 6_000,
    })
    .then(
      () => true,
      () => false,
    );
  await visitor.coverage.startJSCoverage({ resetOnNavigation: false });
  await openFrame(visitor, path);
  await act?.(visitor);
  const refused = await refusal;
  const executed = await visitor.coverage.stopJSCoverage();
  expect(executed.map(({ url }) => url).filter((url) => url.includes(file))).toEqual([]);
  await expect(visitor.locator('main h1')).toBeVisible();
  await visitor.close();
  return refused;
}

/** A visitor who comes from inside the English site reads a notice. */
async function expectNoticeOnTheWay(page: Page, name: string, path: string) {
  const section = sections.find((each) => each.name === name);
  if (!section) return;
  await openFrame(page, section.elsewhere[0].path);
  await hydrated(page);
  await goTo(page, path);
  await expectNotice(page, section);
}
