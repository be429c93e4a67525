import { expect, test } from 'vitest';
import { isPossibleId, photoInSearch } from './addresses.ts';

test.each(['', '   ', 'x'.repeat(201), 'a\u0000b', 'line\nbreak', '\u007f', '\u0085', '\ud800'])(
  '%j is not worth a query',
  (id) => expect(isPossibleId(id)).toBe(false),
);

test.each(['10270617-a035-5513-9fc6-82dc85a28b59', 'x'.repeat(200), '../x', 'বর্ষা', "'; drop table"])(
  '%j may exist',
  (id) => expect(isPossibleId(id)).toBe(true),
);

test('an address without a photo opens none', () => {
  expect(photoInSearch('')).toBeNull();
  expect(photoInSearch('?utm=x')).toBeNull();
});
