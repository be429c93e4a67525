import { openAlbum, smallAlbum } from '../albums.ts';
import { expectNoViolations } from '../axe.ts';
import { addresses } from '../pages.ts';
import { expect, layoutShifts, open, visitTest } from '../test.ts';

const test = visitTest.extend<{ judged: readonly string[] }>({
  /** Paths on which axe judges what is open already. */
  judged: [[], { option: true }],
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every page takes over its prerendered markup as it is. React's complaints fail the test as console errors. */
for (const { path, section } of addresses) {
  test(`${path} hydrates its own markup without a shift, and axe finds nothing where it is asked`, {
    tag: ['@everywhere', `@${section}`],
  }, async ({ page, problems, judged }) => {
    if (path.endsWith('/no-such-page')) problems.allow(/status of 404|not found/i);
    await open(page, path);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
    const shifts = await layoutShifts(page);
    // A machine without a Bengali face loads one: a line may break elsewhere, but nothing jumps.
    if (path.startsWith('/bn')) expect(sum(shifts.map(Number.parseFloat)), String(shifts)).toBeLessThan(0.02);
    else expect(shifts).toEqual([]);
    if (!judged.includes(path)) return;
    if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test('an album hydrates from its loading text and shows itself without a shift', {
  tag: ['@everywhere', '@mf-gallery'],
}, async ({ page }) => {
  await openAlbum(page, smallAlbum);
  await expect(page.getByRole('img', { name: smallAlbum.photos[0]?.title ?? '' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
