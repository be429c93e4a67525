import { expect, layoutShifts, open, test } from '../../test.ts';

const independenceDay = '2026-08-14T20:00:00Z';

test.describe('at a school day’s end in New York, which is Independence Day at the school', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('Home and the footer say that the school is closed, and nothing moves', {
    tag: '@everywhere',
  }, async ({ page }) => {
    await page.clock.setFixedTime(independenceDay);
    await open(page, '/');
    await expect(page.getByText('Closed today: Independence Day')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Closed now, opens Monday 7:30 AM');
    expect(await layoutShifts(page)).toEqual([]);
    await open(page, '/bn');
    await expect(page.getByText('স্বাধীনতা দিবস, আজ স্কুল ছুটি')).toBeVisible();
    await open(page, '/contact');
    await expect(page.getByRole('main')).not.toContainText('Now, by the timetable');
  });
});

test('the calendar drops past dates below the window, and can be kept in a phone', async ({ page }) => {
  await page.clock.setFixedTime('2026-08-16T06:00:00Z');
  await open(page, '/academics');
  const year = page.getByRole('table', { name: 'The year 2026' });
  await expect(year.getByRole('rowheader')).toHaveText(['2 October, Friday', '25 December, Friday']);
  expect(await layoutShifts(page)).toEqual([]);
  const file = page.getByRole('link', { name: 'Add to my phone’s calendar' });
  for (const [address, day] of [
    ['/calendar.ics', 'Independence Day'],
    ['/bn/calendar.ics', 'স্বাধীনতা দিবস'],
  ] as const) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toContain(`SUMMARY:${day}\r\n`);
  }
  await expect(file).toHaveAttribute('href', '/calendar.ics');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar has every date, and no page speaks of today', async ({ page }) => {
    await page.goto('/academics');
    await expect(page.getByRole('table', { name: 'The year 2026' }).getByRole('row')).toHaveCount(7);
    await expect(page.locator('body')).not.toContainText(/open now|closed now|by the timetable/i);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'School calendar' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Next:|Closed/);
  });
});
