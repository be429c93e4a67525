import { expect, test } from 'vitest';
import { content as english } from '../locale/content.en.ts';
import { describeOffice } from '../locale/localeContent.ts';
import { officeStatus } from './officeHours.ts';
import { schoolTime } from './schoolTime.ts';

/** Winter holidays of eight days, of which the last is a Friday; Republic Day 2026 is a Monday. */
const calendar = {
  years: [2025, 2026],
  closures: [{ from: '2025-12-26', to: '2026-01-02' }, { from: '2026-01-26' }, { from: '2026-12-31' }],
};

test.each([
  ['2025-01-06T07:29:59+05:30', 'Closed now, opens today 7:30 AM'],
  ['2025-01-06T07:30:00+05:30', 'Open now, until 4:00 PM'],
  ['2025-01-06T15:59:59+05:30', 'Open now, until 4:00 PM'],
  ['2025-01-06T16:00:00+05:30', 'Closed now, opens Tuesday 7:30 AM'],
  ['2025-01-07T00:10:00+05:30', 'Closed now, opens today 7:30 AM'],
  ['2025-01-10T23:59:00+05:30', 'Closed now, opens Saturday 7:30 AM'],
  ['2025-01-11T14:29:00+05:30', 'Open now, until 2:30 PM'],
  ['2025-01-11T14:30:00+05:30', 'Closed now, opens Monday 7:30 AM'],
  ['2025-01-12T12:00:00+05:30', 'Closed now, opens Monday 7:30 AM'],
  // Midnight at the school is not midnight in UTC or New York.
  ['2025-01-12T18:29:00Z', 'Closed now, opens Monday 7:30 AM'],
  ['2025-01-12T18:31:00Z', 'Closed now, opens today 7:30 AM'],
  ['2025-01-12T21:30:00-05:00', 'Open now, until 4:00 PM'],
  // The day before a closure, the closure, and its midnight seen from New York.
  ['2026-01-23T16:00:00+05:30', 'Closed now, opens Saturday 7:30 AM'],
  ['2026-01-24T15:00:00+05:30', 'Closed now, opens Tuesday 7:30 AM'],
  ['2026-01-26T10:00:00+05:30', 'Closed now, opens Tuesday 7:30 AM'],
  ['2026-01-26T13:29:00-05:00', 'Closed now, opens Tuesday 7:30 AM'],
  ['2026-01-26T13:31:00-05:00', 'Closed now, opens today 7:30 AM'],
  // A week or more ahead the weekday would mislead.
  ['2025-12-25T17:00:00+05:30', 'Closed now, opens 3 January 7:30 AM'],
  ['2025-12-28T10:00:00+05:30', 'Closed now, opens Saturday 7:30 AM'],
  // The last days that the calendar covers, and the day before it.
  ['2026-12-30T15:59:00+05:30', 'Open now, until 4:00 PM'],
  ['2026-12-30T16:00:00+05:30', undefined],
  ['2026-12-31T10:00:00+05:30', undefined],
  ['2027-01-01T10:00:00+05:30', undefined],
  ['2024-12-31T10:00:00+05:30', undefined],
])('at %s the office says: %s', (moment, words) => {
  expect(describeOffice(officeStatus(schoolTime(new Date(moment)), calendar), english)).toBe(words);
});
