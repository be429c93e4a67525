import type { Page } from '@playwright/test';
import { newerRelease } from '../../faultServer.ts';
import { expect, hydrated } from '../../test.ts';
import {
  expectBroken,
  expectHealed,
  expectHydrated,
  expectInstead,
  expectRecovery,
  expectShown,
  follow,
  goThere,
  notice,
  openFrame,
  title,
  tryAgain,
} from './expectations.ts';
import type { CodeFault } from './faultyCode/FaultyPage.tsx';
import { type SectionUnderTest, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const switchOn = (pages: readonly Page[], fault: CodeFault) =>
  Promise.all(
    pages.map((page) =>
      page.addInitScript((wanted) => {
        if (localStorage.getItem('healed') === null) window.codeFault = wanted;
      }, fault),
    ),
  );

const heal = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('healed', '');
    window.codeFault = undefined;
  });

const notLoaded = [
  'entry throws at evaluation',
  'entry makes no container',
  'container without init and get',
  'init throws',
  'init hangs',
  'get rejects',
  'get hangs',
  'module factory throws',
  'page module without the page',
  'page is not a component',
];

/** A page that throws shows its message. */
const thrown = [
  { kind: 'page throws at render', message: 'An injected fault in the page' },
  { kind: 'page throws in an effect', message: 'An injected fault in an effect' },
  { kind: 'elements of another React major', message: /older version of React|error #525/ },
];

/** What is thrown later leaves the page as it is. */
const harmless = ['event handler throws', 'promise rejected and not awaited'];

for (const section of sections) {
  const { name } = section;

  for (const kind of notLoaded) {
    test(`${kind}: ${name}`, async ({ page, another, problems }) => {
      problems.allow(
        /could not be loaded|already registered|was preloaded using link preload|injected fault in the entry/,
      );
      await switchOn([page, another], { section: name, kind });
      await expectBroken(page, another, section);
      for (const each of [page, another]) await heal(each);
      await expectHealed(page, another, section);
    });
  }

  // Only another version of the module can heal, and a tab takes that with a new document.
  test(`page module throws at evaluation: ${name}`, async ({ page, another, site, problems }) => {
    problems.allow(/could not be loaded|already registered|was preloaded using link preload/);
    await switchOn([page, another], { section: name, kind: 'page module throws at evaluation' });
    await expectBroken(page, another, section);
    await heal(another);
    site.server.breakFor(/^\/release\.json/, newerRelease);
    await expect(async () => {
      if (await notice(another).isVisible()) await tryAgain(another);
      await expect(title(another)).toHaveText(section.heading, { timeout: 1_000 });
    }).toPass();
    await expect(notice(another)).toHaveCount(0);
    await expectShown(page, section);
  });

  for (const { kind, message } of thrown) {
    test(`${kind}: ${name}`, async ({ page, another, problems }) => {
      problems.allow(/injected fault|React/);
      await switchOn([page, another], { section: name, kind });
      await Promise.all([openFrame(page, section.path), goThere(another, section)]);
      for (const each of [page, another]) {
        await expectInstead(each, 'Unexpected Application Error!');
        await expect(notice(each)).toContainText(message);
      }
      await expectElsewhereWorks(page, section);
      await heal(another);
      await expectRecovery(another, section);
    });
  }

  for (const kind of harmless) {
    test(`${kind}: ${name}`, async ({ page, problems }) => {
      problems.allow(/injected fault in (an event handler|a promise)/);
      await switchOn([page], { section: name, kind });
      await openFrame(page, section.path);
      await expectHydrated(page, section);
      await page.getByRole('button', { name: 'Fail' }).click();
      await hydrated(page);
      await expectShown(page, section);
      await expectElsewhereWorks(page, section);
      await follow(page, section.path);
      await expectShown(page, section);
    });
  }
}

async function expectElsewhereWorks(page: Page, { elsewhere }: SectionUnderTest) {
  for (const other of elsewhere) {
    await follow(page, other.path);
    await expectShown(page, other);
  }
}
