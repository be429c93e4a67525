import type { Page } from '@playwright/test';
import { newerRelease } from '../../faultServer.ts';
import { expect, hydrated, isSameDocument } from '../../test.ts';
import {
  expectHydrated,
  expectNotice,
  expectReadable,
  expectRecovery,
  expectStill,
  expectWaysOn,
  follow,
  goThere,
  notice,
  noticeWithinMs,
  openFrame,
  title,
  tryAgain,
} from './oracle.ts';
import { type SectionUnderTest, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const plant = (page: Page, fault: { section: string; kind: string }) =>
  page.addInitScript((planted) => {
    if (localStorage.getItem('healed') === null) window.plantedFault = planted;
  }, fault);

const heal = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('healed', '');
    window.plantedFault = undefined;
  });

/** Code that is deployed, and does not become a page. */
const broken = [
  { row: 'entry throws at evaluation', kind: 'entryEvaluation', says: /planted fault in the entry/ },
  { row: 'entry makes no container', kind: 'noContainer' },
  { row: 'container without init and get', kind: 'emptyContainer' },
  { row: 'init throws', kind: 'initThrows' },
  { row: 'init hangs', kind: 'initHangs' },
  { row: 'get rejects', kind: 'getRejects' },
  { row: 'get hangs', kind: 'getHangs' },
  { row: 'module factory throws', kind: 'factoryThrows' },
  { row: 'page module without the page', kind: 'noExport' },
  { row: 'page is not a component', kind: 'noComponent' },
];

for (const section of sections) {
  for (const { row, kind, says } of broken) {
    test(`${row}: ${section.name}`, async ({ page, another, problems }) => {
      problems.allow(/could not be loaded|was preloaded using link preload/);
      if (says) problems.allow(says);
      await Promise.all([page, another].map((each) => plant(each, { section: section.name, kind })));
      await Promise.all([
        expectReadable(page, section),
        goThere(another, section).then(() => expectNotice(another, section)),
      ]);
      await Promise.all([page, another].map(heal));
      await Promise.all([expectHydrated(page, section), expectRecovery(another, section)]);
      await Promise.all([page, another].map(expectStill));
    });
  }
}

for (const section of sections) {
  const row = 'page module throws at evaluation';

  // Only another version of it can heal, and a tab takes that with a new document.
  test(`${row}: ${section.name}`, async ({ page, another, site, problems }) => {
    problems.allow(/could not be loaded|was preloaded using link preload/);
    const fault = { section: section.name, kind: 'evaluation' };
    await Promise.all([page, another].map((each) => plant(each, fault)));
    await Promise.all([
      expectReadable(page, section),
      goThere(another, section).then(() => expectNotice(another, section)),
    ]);
    await heal(another);
    site.server.breakFor(/^\/release\.json/, newerRelease);
    await expect(async () => {
      if (await notice(another).isVisible()) await tryAgain(another);
      await expect(title(another)).toHaveText(section.heading, { timeout: 1_000 });
    }).toPass();
    await expect(notice(another)).toHaveCount(0);
    await expect(title(page)).toHaveText(section.heading);
  });
}

/** A page that throws shows its message, inside the layout, with a way on. */
const thrown = [
  { row: 'page throws at render', kind: 'render', message: 'A planted fault in the page' },
  { row: 'page throws in an effect', kind: 'effect', message: 'A planted fault in an effect' },
  {
    row: 'elements of another React major',
    kind: 'otherReact',
    message: /older version of React|error #525/,
  },
];

for (const section of sections) {
  for (const { row, kind, message } of thrown) {
    test(`${row}: ${section.name}`, async ({ page, another, problems }) => {
      problems.allow(/planted fault|React/);
      await Promise.all([page, another].map((each) => plant(each, { section: section.name, kind })));
      await Promise.all([
        openFrame(page, section.own).then(() => expectThrown(page, message)),
        goThere(another, section).then(() => expectThrown(another, message)),
      ]);
      await expectElsewhereWorks(page, section);
      await heal(another);
      await expectRecovery(another, section);
    });
  }
}

async function expectThrown(page: Page, message: string | RegExp) {
  await expect(notice(page).getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!', {
    timeout: noticeWithinMs,
  });
  await expect(notice(page)).toContainText(message);
  await expectWaysOn(page);
}

async function expectElsewhereWorks(page: Page, { elsewhere }: SectionUnderTest) {
  for (const { path, heading } of elsewhere) {
    await follow(page, path);
    await expect(title(page)).toHaveText(heading);
    await expect(notice(page)).toHaveCount(0);
  }
}

for (const section of sections) {
  test(`event handler throws: ${section.name}`, async ({ page, problems }) => {
    problems.allow(/planted fault in an event handler/);
    await plant(page, { section: section.name, kind: 'handler' });
    await openFrame(page, section.own);
    await expectHydrated(page, section);
    await page.getByRole('button', { name: 'Planted' }).click();
    await expectStays(page, section);
  });

  test(`promise rejected and not awaited: ${section.name}`, async ({ page, problems }) => {
    problems.allow(/planted fault that nobody awaits/);
    await plant(page, { section: section.name, kind: 'rejection' });
    await openFrame(page, section.own);
    await expectHydrated(page, section);
    await expectStays(page, section);
  });
}

/** The page is as it was, and the visitor can go on. */
async function expectStays(page: Page, section: SectionUnderTest) {
  await expect(title(page)).toHaveText(section.heading);
  await expect(notice(page)).toHaveCount(0);
  await hydrated(page);
  await expectElsewhereWorks(page, section);
  await follow(page, section.own);
  await expect(title(page)).toHaveText(section.heading);
  expect(await isSameDocument(page)).toBe(true);
}
