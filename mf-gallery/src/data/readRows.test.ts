import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend, refusal } from '../testing/fakeBackend.ts';
import { ReadError } from './ReadError.ts';
import { readRows } from './readRows.ts';

const supabase = { url: 'https://project.example', anonKey: 'anon' };

const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

test('a read says who asks, and what it prefers', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await readRows(supabase, { path: 'albums?select=id', prefer: 'count=exact' }, signal);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://project.example/rest/v1/albums?select=id');
  expect(init?.headers).toEqual({ apikey: 'anon', Authorization: 'Bearer anon', Prefer: 'count=exact' });
});

test.each([
  ['0-1/2300', 2300],
  ['*/0', 0],
  ['0-1/*', null],
  ['nonsense', null],
  [undefined, null],
])('of Content-Range %s the rows in all are %s', async (range, count) => {
  const headers = range === undefined ? {} : { 'Content-Range': range };
  fakeBackend({ albums: [Response.json([{ id: 'one' }], { headers })] });
  expect(await readRows(supabase, { path: 'albums' }, signal)).toEqual({ rows: [{ id: 'one' }], count });
});

test('a refusal is an error with the words of the database', async () => {
  fakeBackend({ albums: [refusal(400, { message: 'no such column', code: '42703' })] });
  const read = readRows(supabase, { path: 'albums' }, signal);
  await expect(read).rejects.toBeInstanceOf(ReadError);
  await expect(read).rejects.toMatchObject({ message: 'no such column', code: '42703' });
});

test('an answer that is no list of rows is an error', async () => {
  fakeBackend({ albums: [Response.json({ message: 'hello' })] });
  await expect(readRows(supabase, { path: 'albums' }, signal)).rejects.toThrow('could not be read');
});
