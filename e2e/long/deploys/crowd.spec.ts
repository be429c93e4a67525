import { setTimeout as pause } from 'node:timers/promises';
import { succeed, test } from '../../deployTest.ts';
import { paths } from '../../pages.ts';
import { testSection } from '../../projectCopy.ts';
import { expect, hydrated, isSameDocument, markDocument } from '../../test.ts';
import { expectWhole } from './expectWhole.ts';

const changes = Number(process.env.CROWD_CHANGES ?? 40);
const tabs = 3;
const readers = 12;

const { name, content, title } = testSection;

test.afterEach(({ project }) => project.restore());

test(`${changes} deploys and rollbacks under a crowd of visitors yield no failed navigation`, async ({
  context,
  project,
}) => {
  test.setTimeout(30 * 60_000);
  const { url } = project;
  const failures: string[] = [];
  let navigations = 0;
  let documents = 0;
  let isOver = false;

  /** A visitor with a browser: goes from page to page by links, and expects each page's heading. */
  async function browse(first: number) {
    const page = await context.newPage();
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    await hydrated(page);
    for (let step = first; !isOver; step += 1) {
      const path = paths[(step * 5 + first) % paths.length] ?? '/about';
      try {
        await markDocument(page);
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
        await page.waitForFunction((wanted) => window.pageViews?.at(-1) === wanted, path, {
          timeout: 20_000,
        });
        await expect(page).toHaveURL(url + path);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        navigations += 1;
        if (!(await isSameDocument(page))) documents += 1;
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
    }
    await page.close();
  }

  /** A visitor without a browser: reads a page, then every script of it, somewhat later. */
  async function read(first: number) {
    for (let step = first; !isOver; step += 1) {
      const path = paths[step % paths.length] ?? '/about';
      const html = await fetchText(path);
      await pause(200 + ((step * 37) % 500));
      const files = html.matchAll(/(?:src|href|"url")[=:]"(\/_(?:sections|releases)\/[^"]+)"/g);
      for (const [, file = ''] of files) await fetchText(file);
    }
  }

  async function fetchText(path: string) {
    const response = await fetch(url + path);
    if (response.status !== 200) failures.push(`${response.status} ${path}`);
    return response.text();
  }

  const crowd = [
    ...Array.from({ length: tabs }, (_, index) => browse(index)),
    ...Array.from({ length: readers }, (_, index) => read(index)),
  ];
  for (let change = 0; change < changes; change += 1) {
    if (change % 2 === 1) await succeed(project, 'rollback', name);
    else {
      project.restore();
      project.edit(content, title, `${title} ${change}`);
      await succeed(project, 'deploy', name);
    }
  }
  isOver = true;
  await Promise.all(crowd);
  await expectWhole(project);
  expect(failures).toEqual([]);
  expect(navigations).toBeGreaterThan(changes);
  expect(documents).toBeGreaterThan(0);
});
