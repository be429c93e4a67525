import { expect, hydrated, test } from '../test.ts';

const dot = (number: number) => ({ name: `Slide ${number}`, exact: true });

test('the slideshow advances every four seconds, goes on from a chosen slide, and pauses', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', dot(1))).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(4100);
  await expect(page.getByRole('button', dot(2))).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', dot(6)).evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('button', dot(6))).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(4100);
  await expect(page.getByRole('button', dot(1))).toHaveAttribute('aria-current', 'true');
});

test('the calls to action lead where they say', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Apply for Admission', exact: true })).toHaveAttribute(
    'href',
    '/admissions',
  );
  for (const path of ['/academics', '/facilities', '/admissions', '/policies']) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeAttached();
  }
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('the slideshow stands still', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(9000);
    await expect(page.getByRole('button', dot(1))).toHaveAttribute('aria-current', 'true');
  });
});
