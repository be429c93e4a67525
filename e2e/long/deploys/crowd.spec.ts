import type { BrowserContext, Page } from '@playwright/test';
import { succeed, test } from '../../deployTest.ts';
import { paths } from '../../pages.ts';
import { type DeployedCopy, testSection } from '../../projectCopy.ts';
import { expect, hydrated } from '../../test.ts';
import { expectWhole } from './expectWhole.ts';

const changes = Number(process.env.CROWD_CHANGES ?? 100);
const tabs = 3;
const readers = 12;

const { name, content, title } = testSection;

test.afterEach(({ project }) => project.restore());

interface Figures {
  navigations: number;
  /** Navigations for which the browser loaded a new document. */
  documents: number;
  fetched: number;
  failures: string[];
}

test(`${changes} deploys and rollbacks under a crowd of visitors yield no failed navigation`, async ({
  context,
  project,
}) => {
  test.setTimeout(30 * 60_000);
  const figures: Figures = { navigations: 0, documents: 0, fetched: 0, failures: [] };
  const going = { on: true };
  const crowd = [
    ...Array.from({ length: tabs }, (_, index) => browse(context, project, figures, going, index)),
    ...Array.from({ length: readers }, (_, index) => read(project, figures, going, index)),
  ];

  for (let change = 0; change < changes; change += 1) {
    if (change % 2 === 1) await succeed(project, 'rollback', name);
    else {
      project.restore();
      project.edit(content, title, `${title} ${change}`);
      await succeed(project, 'deploy', name);
    }
  }
  going.on = false;
  await Promise.all(crowd);
  await expectWhole(project);

  expect(figures.failures).toEqual([]);
  expect(figures.navigations).toBeGreaterThan(changes);
  expect(figures.documents).toBeGreaterThan(0);
});

/** A visitor with a browser: goes from page to page by links, and expects each page's heading. */
async function browse(
  context: BrowserContext,
  { url }: DeployedCopy,
  figures: Figures,
  going: { on: boolean },
  index: number,
) {
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400) figures.failures.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  await hydrated(page);
  for (let step = index; going.on; step += 1) {
    const path = paths[(step * 5 + index) % paths.length] ?? '/about';
    const failure = await goTo(page, path, figures);
    if (failure) figures.failures.push(failure);
  }
  await page.close();
}

async function goTo(page: Page, path: string, figures: Figures): Promise<string | undefined> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  try {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForURL((address) => address.pathname === path, { timeout: 20_000 });
    await hydrated(page);
    await page.waitForFunction((wanted) => window.pageViews.includes(wanted), path, { timeout: 20_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    figures.navigations += 1;
    if (!(await page.evaluate(() => Reflect.has(window, 'sameDocument')))) figures.documents += 1;
    return undefined;
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}

/** A visitor without a browser: reads a page, then every script of it, somewhat later. */
async function read({ url }: DeployedCopy, figures: Figures, going: { on: boolean }, index: number) {
  for (let step = index; going.on; step += 1) {
    const path = paths[step % paths.length] ?? '/about';
    const page = await fetch(url + path);
    if (page.status !== 200) figures.failures.push(`${page.status} ${path}`);
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="(\/_(?:sections)\/[^"]+)"/g)].map(([, file]) => file);
    const release = html.match(/"url":"(\/_releases\/\d+\.json)"/)?.[1];
    await new Promise((resolve) => setTimeout(resolve, 200 + ((step * 37) % 500)));
    for (const file of [...files, release]) {
      const response = await fetch(url + file);
      await response.arrayBuffer();
      figures.fetched += 1;
      if (response.status !== 200) figures.failures.push(`${response.status} ${file} of ${path}`);
    }
  }
}
