import { expect, open, test } from '../test.ts';

test('the slideshow advances after four seconds, and rests for who wants less motion', async ({ page }) => {
  await page.clock.install();
  for (const [reducedMotion, slide] of [
    ['no-preference', 'Slide 2'],
    ['reduce', 'Slide 1'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    await page.clock.runFor(4100);
    const dot = page.getByRole('button', { name: slide, exact: true });
    await expect(dot).toHaveAttribute('aria-current', 'true');
  }
});
