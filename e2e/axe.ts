import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both schemes show the same elements, so in the dark one the colours alone are judged. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The only frame is the map's. Without a page of its own, which the legacy mode lacks, axe is four times as fast. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });

export async function expectNoViolations(page: Page) {
  // What is revealed is judged as it stays, not in the middle of its motion.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axe(page).withTags(wcag).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page).withRules(ofColours).analyze();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const found = Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(({ id, nodes }) => [scheme, id, ...nodes.map(({ target }) => target.join(' '))]),
  );
  expect(found).toEqual([]);
}
