import { act, screen } from '@testing-library/react';
import { content as bengali } from 'shared/locale/content.bn';
import { content as english } from 'shared/locale/content.en';
import { schoolTime } from 'shared/school/schoolTime';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test, vi } from 'vitest';
import { testCalendar } from '../testing/testCalendar.ts';
import { describeDay, NextDate } from './NextDate.tsx';
import { schoolDates as schoolDatesBn } from './schoolDates.bn.ts';
import { schoolDates } from './schoolDates.en.ts';

const dayOf = (moment: string) => schoolTime(new Date(moment)).day;

test.each([
  ['2026-01-25T12:00:00+05:30', 'Next: Republic Day, 26 January'],
  ['2026-01-26T12:00:00+05:30', 'Closed today: Republic Day'],
  // Midnight at the school is an afternoon in New York.
  ['2026-01-25T13:29:00-05:00', 'Next: Republic Day, 26 January'],
  ['2026-01-25T13:30:00-05:00', 'Closed today: Republic Day'],
  ['2026-01-26T13:30:00-05:00', 'Next: First examination; Classes II, III\\V, 9-13 March'],
  ['2026-03-13T12:00:00+05:30', 'Today: First examination; Classes II, III\\V'],
  ['2026-10-18T12:00:00+05:30', 'Next: Puja holidays, 19-31 October'],
  ['2026-10-19T12:00:00+05:30', 'Closed until 31 October: Puja holidays'],
  ['2026-10-31T12:00:00+05:30', 'Closed today: Puja holidays'],
  ['2026-12-31T23:59:00+05:30', 'Closed today: Founders’ day'],
  ['2027-01-01T00:00:00+05:30', undefined],
  ['2025-12-31T12:00:00+05:30', undefined],
])('at %s the line says: %s', (moment, line) => {
  expect(describeDay(dayOf(moment), testCalendar, schoolDates, english)).toBe(line);
});

test.each([
  ['2026-01-25', 'সামনে প্রজাতন্ত্র দিবস, ২৬ জানুয়ারি'],
  ['2026-01-26', 'প্রজাতন্ত্র দিবস, আজ স্কুল ছুটি'],
  ['2026-10-19', 'পুজোর ছুটি, স্কুল বন্ধ ৩১ অক্টোবর পর্যন্ত'],
  ['2026-03-09', 'আজ প্রথম পরীক্ষা'],
])('on %s the Bengali line says: %s', (day, line) => {
  expect(describeDay(day, testCalendar, schoolDatesBn, bengali)).toBe(line);
});

test('after the last entry the line says nothing, and a page that stays open follows the day', () => {
  expect(describeDay('2026-12-30', { ...testCalendar, closures: [] }, schoolDates, english)).toBeUndefined();
  vi.useFakeTimers({ now: new Date('2026-08-14T23:59:50+05:30') });
  renderInEnglish(<NextDate content={schoolDates} />);
  expect(screen.getByText('Next: Independence Day, 15 August')).toBeTruthy();
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByText('Closed today: Independence Day')).toBeTruthy();
});
