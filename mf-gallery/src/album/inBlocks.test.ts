import { expect, test } from 'vitest';
import { blockSize, inBlocks } from './inBlocks.ts';

test('blocks hold every photo in order and fill whole rows at every width', () => {
  const items = Array.from({ length: 205 }, (_, index) => index);
  const blocks = inBlocks(items);
  expect(blocks.flat()).toEqual(items);
  expect(blocks.map(({ length }) => length)).toEqual([60, 60, 60, 25]);
  for (const columns of [1, 2, 3, 4, 5, 6]) expect(blockSize % columns).toBe(0);
});
