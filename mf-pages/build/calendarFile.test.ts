import ICAL from 'ical.js';
import { calendar } from 'shared/school/calendar';
import { expect, test } from 'vitest';
import { testCalendar } from '../src/testing/testCalendar.ts';
import { calendarFile, calendarProblems } from './calendarFile.ts';

const eventsIn = (file: string) =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('a phone reads every entry as whole days, of which the last is included', () => {
  const events = eventsIn(calendarFile(testCalendar, 'en', 'School calendar'));
  expect(events.map(({ summary, startDate, endDate }) => `${startDate} ${endDate} ${summary}`)).toEqual([
    '2026-01-02 2026-06-01 First term',
    '2026-01-26 2026-01-27 Republic Day',
    '2026-03-09 2026-03-14 First examination; Classes II, III\\V',
    '2026-10-19 2026-11-01 Puja holidays',
    '2026-12-01 2026-12-02 Forms for 2027',
    '2026-12-31 2027-01-01 Founders’ day',
  ]);
  expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true);
});

test('the Bengali file has the Bengali names of the same events', () => {
  const [english, bengali] = (['en', 'bn'] as const).map((locale) =>
    eventsIn(calendarFile(testCalendar, locale, 'x')),
  );
  expect(bengali?.map(({ summary }) => summary)).toContain('পুজোর ছুটি');
  expect(bengali?.map(({ uid }) => uid)).toEqual(english?.map(({ uid }) => uid));
  expect(new Set(english?.map(({ uid }) => uid)).size).toBe(6);
});

test('the file has the lines that RFC 5545 asks for, and is the same at every build', () => {
  const file = calendarFile(testCalendar, 'bn', 'স্কুলের ক্যালেন্ডার');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:[^\r]+\r\n/);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).toContain('DTSTART;VALUE=DATE:20260126\r\nDTEND;VALUE=DATE:20260127\r\n');
  expect(file).toContain(
    'UID:closures-2026-01-26-2026-01-26@school-calendar\r\nDTSTAMP:20260126T000000Z\r\n',
  );
  expect(calendarFile(testCalendar, 'bn', 'স্কুলের ক্যালেন্ডার')).toBe(file);
});

const name = { en: 'Holiday', bn: 'ছুটি' };

test.each([
  [[{ name, from: '2026-02-30' }], '2026-02-30 is not a day'],
  [[{ name, from: '2026-2-3' }], '2026-2-3 is not a day'],
  [[{ name, from: '2026-02-03', to: '2026-02-01' }], 'it ends on 2026-02-01, before it begins'],
  [[{ name, from: '2028-02-03' }], '2028-02-03 is not in "years"'],
  [Array(2).fill({ name, from: '2026-02-03' }), 'another one has the same days'],
])('a calendar with a mistake is not built: %j', (closures, problem) => {
  expect(calendarProblems({ ...testCalendar, closures })).toEqual([
    expect.stringContaining(`shared/school/calendar.ts, closures, "Holiday": ${problem}`),
  ]);
});

test('the calendar of the school has no mistake', () => {
  expect(calendarProblems(calendar)).toEqual([]);
});
