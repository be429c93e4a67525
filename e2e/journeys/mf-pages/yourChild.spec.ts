import { expect, layoutShifts, open, test } from '../../test.ts';

const region = 'For your child';

test('the address of a class opens what concerns it, in view, and prints nothing else', {
  tag: '@everywhere',
}, async ({ page }) => {
  await open(page, '/admissions?class=ii&medium=bengali');
  const child = page.getByRole('region', { name: region });
  await expect(child.getByText('₹1,600 to join, then ₹750 a month.')).toBeVisible();
  await expect(child.getByRole('heading', { name: region })).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(child.getByRole('heading', { name: 'Subjects' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to bring' })).toBeHidden();
});

test('a class is chosen with the keyboard, and the choice stays where it is', async ({ page }) => {
  await open(page, '/admissions');
  const child = page.getByRole('region', { name: region });
  const grade = child.getByRole('combobox', { name: 'Class' });
  await grade.focus();
  await page.keyboard.press('K');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const before = await grade.boundingBox();
  await expect(child.getByText('KG, Bengali medium')).toBeVisible();
  await expect(child.getByRole('heading', { name: 'Subjects' })).toBeVisible();
  await expect(page).toHaveURL(/\?class=kg&medium=bengali$/);
  await expect(child.getByRole('radio', { name: 'Bengali medium' })).toBeFocused();
  expect(await grade.boundingBox()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to choose, and every part has a link', async ({ page }) => {
    await page.goto('/admissions?class=ii&medium=bengali');
    const child = page.getByRole('region', { name: region });
    await expect(child.getByRole('combobox')).toBeHidden();
    await child.getByRole('link', { name: 'Subjects' }).click();
    await expect(page).toHaveURL(/\/academics#curriculum$/);
  });
});
