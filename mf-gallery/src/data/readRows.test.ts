import { expect, test, vi } from 'vitest';
import { fakeBackend, refusal, testSource } from '../testing/fakeBackend.ts';
import { ReadError } from './ReadError.ts';
import { readRows } from './readRows.ts';

const read = () =>
  readRows(testSource, (gallery) =>
    gallery.from('albums').select('id', { count: 'exact' }).retry(false).throwOnError(),
  );

async function failureOf(reply: Response | Error): Promise<ReadError> {
  fakeBackend({ albums: [reply] });
  return failure();
}

async function failure() {
  const error = await read().catch((caught: unknown) => caught);
  if (error instanceof ReadError) return error;
  throw new Error(`Expected a ReadError and got ${String(error)}.`);
}

test('a read says who reads, and what it prefers', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await read();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://project.example/rest/v1/albums?select=id');
  const headers = new Headers(init?.headers);
  expect(['apikey', 'Authorization', 'Prefer'].map((name) => headers.get(name))).toEqual([
    'anon',
    'Bearer anon',
    'count=exact',
  ]);
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
  expect(await read()).toEqual({ rows: [{ id: 'one' }], count });
});

test.each([
  [408, true],
  [416, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
])('whether status %i may pass: %s', async (status, mayPass) => {
  expect((await failureOf(refusal(status))).mayPass).toBe(mayPass);
});

test('a network failure may pass and is told in plain words', async () => {
  const error = await failureOf(new TypeError('Failed to fetch'));
  expect([error.mayPass, error.message]).toEqual([true, expect.stringContaining('could not be reached')]);
});

test('the words of the database are the message', async () => {
  const error = await failureOf(refusal(400, { message: 'no such column', code: '42703' }));
  expect([error.message, error.code]).toEqual(['no such column', '42703']);
});

test('an id that Postgres calls invalid has no rows', async () => {
  fakeBackend({ albums: [refusal(400, { message: 'invalid input syntax for type uuid', code: '22P02' })] });
  expect(await read()).toEqual({ rows: [], count: 0 });
});

test('a page of HTML never becomes a message', async () => {
  expect((await failureOf(refusal(502, '<html>Bad gateway</html>'))).message).toContain('502');
});

test.each(['<html>Welcome</html>', '{"message":"hello"}', 'null', ''])(
  'a response of %j is no list of rows',
  async (body) => {
    const error = await failureOf(new Response(body));
    expect([error.mayPass, error.message]).toEqual([true, expect.stringContaining('could not be read')]);
  },
);

test('the seconds that a busy server asks for are kept', async () => {
  expect((await failureOf(refusal(429, {}, { 'Retry-After': '7' }))).retryAfterMs).toBe(7000);
});

test('a client that does not load may pass, and the next read loads it again', async () => {
  vi.resetModules();
  const createGallery = vi.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  vi.doMock('./createGallery.ts', async (actual) => ({
    ...(await actual<typeof import('./createGallery.ts')>()),
    createGallery,
  }));
  const fresh = await import('./readRows.ts');
  const attempt = () => fresh.readRows(testSource, async () => ({ data: [{ id: 'one' }], count: 1 }));
  await expect(attempt()).rejects.toMatchObject({ mayPass: true });
  expect(await attempt()).toEqual({ rows: [{ id: 'one' }], count: 1 });
  vi.doUnmock('./createGallery.ts');
  vi.resetModules();
});

test.each([
  ['headers', 5000, async () => new Promise<Response>(() => {})],
  ['body', 20_000, async () => new Response(new ReadableStream())],
])('a response whose %s do not come is given up after %i ms', async (_part, milliseconds, fetched) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  const failed = failure();
  await vi.advanceTimersByTimeAsync(milliseconds);
  expect((await failed).message).toContain('too long');
});
