import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both schemes show the same elements, so in the dark one the colours alone are judged. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The legacy mode leaves out frames of other origins, which are the map's, and is four times as fast. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

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
