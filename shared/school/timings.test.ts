import { expect, test } from 'vitest';
import { schoolTime } from './schoolTime.ts';
import { schoolDayPart } from './timings.ts';

const calendar = { years: [2025], closures: [{ from: '2025-01-23' }] };

test.each([
  ['2025-01-06T07:29:00+05:30', 'before'],
  ['2025-01-06T07:30:00+05:30', 'juniors'],
  ['2025-01-06T10:30:00+05:30', 'between'],
  ['2025-01-06T10:45:00+05:30', 'seniors'],
  ['2025-01-06T14:15:00+05:30', 'lunch'],
  ['2025-01-06T14:30:00+05:30', 'afternoon'],
  ['2025-01-06T16:00:00+05:30', 'over'],
  ['2025-01-11T09:00:00+05:30', undefined],
  ['2025-01-12T09:00:00+05:30', undefined],
  ['2025-01-23T09:00:00+05:30', undefined],
  ['2025-12-31T09:00:00+05:30', 'juniors'],
  ['2026-01-01T09:00:00+05:30', undefined],
])('at %s the part of the school day is %s', (moment, part) => {
  expect(schoolDayPart(schoolTime(new Date(moment)), calendar)).toBe(part);
});
