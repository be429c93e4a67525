import { expect, test } from 'vitest';
import { content as bengali } from './content.bn.ts';
import { content as english } from './content.en.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1500, '1,500'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
])('%i is written %s', (value, text) => {
  expect(english.format.number(value)).toBe(text);
});

test('Bengali has its own digits, parts of the day and months', () => {
  const { format } = bengali;
  expect(format.rupees(125_000)).toBe('₹১,২৫,০০০');
  expect(format.timeRange('07:30', '10:30')).toBe('সকাল ৭:৩০-১০:৩০');
  expect(format.timeRange('10:45', '16:00')).toBe('সকাল ১০:৪৫ - বিকেল ৪:০০');
  expect(format.timeRange('14:15', '14:30')).toBe('দুপুর ২:১৫-২:৩০');
  expect(format.openingHours({ days: ['Monday', 'Friday'], opens: '08:00', closes: '16:00' })).toBe(
    'সোম-শুক্র সকাল ৮:০০ - বিকেল ৪:০০',
  );
  expect(format.month('2025-01')).toBe('জানুয়ারি ২০২৫');
  expect(format.days({ from: '2026-08-15' })).toBe('১৫ আগস্ট');
  expect(format.days({ from: '2026-10-19', to: '2026-10-24' })).toBe('১৯-২৪ অক্টোবর');
  expect(format.days({ from: '2026-09-28', to: '2026-10-03' })).toBe('২৮ সেপ্টেম্বর - ৩ অক্টোবর');
});
