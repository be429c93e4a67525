import type { Page } from '@playwright/test';
import { albumPath, smallAlbum } from '../albums.ts';
import { bengaliPaths, paths } from '../pages.ts';
import { expect, open, test } from '../test.ts';

const widths = [320, 344, 360, 375, 393, 412, 430, 600, 768, 1024, 1280, 1920];

/** WCAG 1.4.12. */
const widerSpacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

test.use({ reducedMotion: 'reduce' });

/** Lets a reader's own spacing in, or only the site's. */
const setSpacing = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** What is not inside the window, and what is wrong with the school's name. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isInside = width <= 1 || (left > -1 && right < clientWidth + 1);
      if (isInside || !element.checkVisibility({ visibilityProperty: true })) return [];
      return `${left} to ${right}: ${element.outerHTML.slice(0, 80)}`;
    });
    if (scrollWidth > clientWidth) found.unshift(`sideways scroll of ${scrollWidth - clientWidth} px`);

    const name = document.createRange();
    name.selectNode(document.querySelector('header a')?.lastChild ?? document.body);
    const lines = [...name.getClientRects()];
    const count = new Set(lines.map(({ top }) => Math.round(top))).size;
    if (count > 2) found.push(`the school's name in ${count} lines`);
    if (lines.some(({ left, top }) => Math.min(left, top) < 8)) found.push("the school's name at the edge");
    return found.slice(0, 4);
  });

async function walk(page: Page, prepare = async () => {}) {
  const found: string[] = [];
  for (const [name, rules] of Object.entries({ own: '', wider: widerSpacing })) {
    await setSpacing(page, rules);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await prepare();
      found.push(...(await misfits(page)).map((misfit) => `${width} px, ${name} spacing: ${misfit}`));
    }
  }
  expect(found).toEqual([]);
}

for (const path of [...paths, ...bengaliPaths, albumPath(smallAlbum)]) {
  test(`${path} fits every width, also with wider spacing`, async ({ page }) => {
    await open(page, path);
    if (path.includes('/gallery'))
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await page.evaluate(() => {
      for (const policy of document.querySelectorAll('details')) {
        policy.removeAttribute('name');
        policy.open = true;
      }
      for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    });
    await walk(page);
  });
}

for (const path of ['/gallery', '/bn/gallery']) {
  test(`every menu of ${path} opens inside the window, at every width`, async ({ page }) => {
    await open(page, path);
    const header = page.getByRole('banner').locator('[aria-expanded]:visible');
    const share = page.getByRole('main').locator('[aria-haspopup=menu]');
    await walk(page, async () => {
      await page.keyboard.press('Escape');
      await share.click();
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    });
    await walk(page, async () => {
      await page.keyboard.press('Escape');
      await header.press('Enter');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
  });
}
