import { expect, test } from 'vitest';
import { readPages } from './readPages.ts';
import { pageSize } from './reads.ts';

async function read(total: number, { cap = pageSize, saysCount = true } = {}) {
  const asked: number[] = [];
  const pages: number[] = [];
  const all = Array.from({ length: total }, (_, index) => index);
  for await (const rows of readPages(async (offset) => {
    asked.push(offset);
    const rows = all.slice(offset, offset + Math.min(pageSize, cap));
    return { rows, count: saysCount ? total : null };
  })) {
    pages.push(rows.length);
  }
  return { asked, pages };
}

test('an ordinary read takes one request', async () => {
  expect(await read(40)).toEqual({ asked: [0], pages: [40] });
  expect(await read(0)).toEqual({ asked: [0], pages: [0] });
  expect(await read(1000)).toEqual({ asked: [0], pages: [1000] });
});

test('a large album is read to its end', async () => {
  expect((await read(2300)).pages).toEqual([1000, 1000, 300]);
});

test('a backend that cuts off earlier than we ask is read to its end too', async () => {
  expect((await read(700, { cap: 300 })).asked).toEqual([0, 300, 600]);
});

test('a backend that does not count is read until a page is short', async () => {
  expect((await read(2000, { saysCount: false })).pages).toEqual([1000, 1000, 0]);
  expect((await read(40, { saysCount: false })).asked).toEqual([0]);
});
