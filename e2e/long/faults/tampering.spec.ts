import type { Page } from '@playwright/test';
import type { Release } from 'shared/contract/release';
import { filesBelow } from '../../../platform/files.ts';
import { liveRelease, openStore } from '../../../platform/publish/store.ts';
import { faults } from '../../faultServer.ts';
import { expect, goTo, hydrated } from '../../test.ts';
import { album, pictureOf } from './fakeGallery.ts';
import { expectReadable, notice, noticeWithinMs, openFrame } from './oracle.ts';
import { lost, sections } from './sections.ts';
import { type FaultySite, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

interface Visit {
  path: string;
  /** Where the visitor comes from inside the site; absent: the page is opened. */
  from?: string | undefined;
  /** What makes the page ask for scripts that come later than the page. */
  act?: (page: Page) => Promise<unknown>;
  /** Before any script of the page runs. */
  prepare?: (page: Page) => Promise<unknown>;
}

const albumPath = `/gallery/${album.id}`;

/** Scripts that no page waits for. */
const later: Record<string, readonly Visit[]> = {
  'mf-gallery': [
    { path: albumPath, act: (page) => pictureOf(page).click() },
    {
      path: '/gallery',
      prepare: (page) => page.addInitScript(() => localStorage.setItem('sb-localhost-auth-token', '{}')),
    },
  ],
  shell: [{ path: '/about?boundaries' }, { path: '/gallery' }],
};

/** The module that declares a section to its build. No page names it, and nothing loads it. */
const declaration = /static\/js\/section\./;

for (const name of ['shell', ...sections.map((section) => section.name)]) {
  test(`every script of ${name} with one byte changed, one by one: none is executed`, async ({
    page,
    site,
    problems,
  }) => {
    test.setTimeout(300_000);
    problems.allow(lost);
    problems.allow(/could not be used|is not defined|ChunkLoadError|Loading chunk/);
    const release = live(site);
    const { base } = name === 'shell' ? release.shell : (release.sections[name] ?? release.shell);
    const files = filesBelow(openStore(site.store).path('public', base)).filter(isLoadable);
    expect(files.length).toBeGreaterThan(2);

    for (const file of files) {
      site.server.heal();
      site.server.breakFor(new RegExp(`${base}${file}`), faults.oneByte);
      const needing = visitsOf(release, name, file);
      const visits = needing.length > 0 ? needing : (later[name] ?? []);
      const refusals: boolean[] = [];
      for (const visit of visits) refusals.push(await isRefused(page, visit, base + file));
      const enough = needing.length > 0 ? !refusals.includes(false) : refusals.includes(true);
      expect(enough, `${file} was asked for, and refused`).toBe(true);
    }
  });
}

const live = ({ store }: FaultySite): Release => {
  const release = liveRelease(openStore(store));
  if (!release) throw new Error(`Nothing is live in ${store}.`);
  return release;
};

const isLoadable = (file: string) => file.endsWith('.js') && !declaration.test(file);

/** A page that cannot do without the file, opened and gone to; none where the file may come later. */
function visitsOf({ shell, sections: all }: Release, name: string, file: string): Visit[] {
  if (shell.scripts.some((script) => name === 'shell' && script.file === file)) return [{ path: '/about' }];
  const section = all[name];
  if (!section) return [];
  const route = section.routes.find(
    ({ scripts }) => section.entry.file === file || scripts.some((script) => script.file === file),
  );
  if (!route) return [];
  const path = route.path.replace(':albumId', album.id);
  return [{ path }, { path, from: sections.find((each) => each.name === name)?.elsewhere[0]?.path }];
}

/** Whether the browser has refused the file on a visit. Fails where any of it was executed. */
async function isRefused(page: Page, { path, from, act, prepare }: Visit, address: string) {
  const visitor = await page.context().newPage();
  await prepare?.(visitor);
  const refusal = visitor
    .waitForEvent('console', {
      predicate: (message) => message.text().includes('valid digest') && message.text().includes(address),
      timeout: 6_000,
    })
    .then(
      () => true,
      () => false,
    );
  await visitor.coverage.startJSCoverage({ resetOnNavigation: false });
  await openFrame(visitor, from ?? path);
  if (from !== undefined) {
    await hydrated(visitor);
    await goTo(visitor, path);
  }
  await act?.(visitor);
  const refused = await refusal;
  if (from !== undefined && refused) await expect(notice(visitor)).toBeVisible({ timeout: noticeWithinMs });
  const executed = await visitor.coverage.stopJSCoverage();
  expect(executed.map(({ url }) => url).filter((url) => url.includes(address))).toEqual([]);
  await expect(visitor.locator('main h1')).toBeVisible();
  await visitor.close();
  return refused;
}

for (const section of sections) {
  test(`all scripts of ${section.name} with one byte changed: none is executed, its page stays readable`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(lost);
    site.server.breakFor(new RegExp(`^/_sections/${section.name}/.*\\.js`), faults.oneByte);
    await page.coverage.startJSCoverage();
    await expectReadable(page, section);
    const executed = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname);
    expect(executed.filter((path) => path.includes(section.name))).toEqual([]);
    expect(executed.filter((path) => path.includes('/shell/'))).not.toEqual([]);
  });
}
