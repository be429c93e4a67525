import { expect, open, test } from '../test.ts';

const dot = (number: number) => ({ name: `Slide ${number}`, exact: true });

test('the slideshow advances every four seconds, goes on from a chosen slide, and rests for who wants less motion', async ({
  page,
}) => {
  const expectSlide = (number: number) =>
    expect(page.getByRole('button', dot(number))).toHaveAttribute('aria-current', 'true');
  await page.clock.install();
  await open(page, '/');
  await expectSlide(1);
  await page.clock.runFor(4100);
  await expectSlide(2);
  await page.getByRole('button', dot(6)).evaluate((element: HTMLElement) => element.click());
  await expectSlide(6);
  await page.clock.runFor(4100);
  await expectSlide(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.clock.runFor(9000);
  await expectSlide(1);
});
