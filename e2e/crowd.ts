import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { paths } from './pages.ts';
import { expect, hydrated, isSameDocument, markDocument } from './test.ts';

const tabs = 3;
const readers = 12;

/** Visitors who go from page to page until they leave. */
export function startCrowd(context: BrowserContext, url: string) {
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
    // A browser repeats a request whose kept connection ended meanwhile; fetch does not.
    const response = await fetch(url + path, { headers: { Connection: 'close' } });
    if (response.status !== 200) failures.push(`${response.status} ${path}`);
    return response.text();
  }

  const crowd = Promise.all([
    ...Array.from({ length: tabs }, (_, index) => browse(index)),
    ...Array.from({ length: readers }, (_, index) => read(index)),
  ]);
  return {
    /** Ends the visits. */
    async leave() {
      isOver = true;
      await crowd;
      return { failures, navigations, documents };
    },
  };
}
