import { expect, test } from 'vitest';
import { interleaved } from './interleaved.ts';

test('every second round goes backwards', () => {
  expect(interleaved(['a', 'b', 'c'], 3).join('')).toBe('abccbaabc');
});
