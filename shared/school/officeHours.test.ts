import { expect, test } from 'vitest';
import { english } from '../locale/english.ts';
import { describeOffice } from '../locale/localeContent.ts';
import { officeStatus } from './officeHours.ts';
import { schoolTime } from './schoolTime.ts';

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
])('at %s the office says: %s', (moment, words) => {
  expect(describeOffice(officeStatus(schoolTime(new Date(moment))), english)).toBe(words);
});
