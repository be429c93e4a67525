import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend, refusal } from '../testing/fakeBackend.ts';
import { fetchRead } from './fetchRead.ts';
import { ReadError } from './ReadError.ts';

const address = 'http://localhost:54321/rest/v1/albums';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function failureOf(read: Promise<Response>): Promise<ReadError> {
  const error = await read.catch((caught: unknown) => caught);
  if (error instanceof ReadError) return error;
  throw new Error(`Expected a ReadError and got ${String(error)}.`);
}

test.each([
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [406, false],
])('whether status %i may pass: %s', async (status, mayPass) => {
  fakeBackend({ albums: [refusal(status)] });
  expect((await failureOf(fetchRead(address))).mayPass).toBe(mayPass);
});

test('a network failure may pass and is told in plain words', async () => {
  fakeBackend({ albums: [new TypeError('Failed to fetch')] });
  const error = await failureOf(fetchRead(address));
  expect(error.mayPass).toBe(true);
  expect(error.message).toContain('could not be reached');
});

test('the message and the code of the backend are kept', async () => {
  fakeBackend({ albums: [refusal(400, { message: 'invalid input syntax', code: '22P02' })] });
  const error = await failureOf(fetchRead(address));
  expect([error.message, error.code]).toEqual(['invalid input syntax', '22P02']);
});

test('a page of HTML never becomes a message', async () => {
  fakeBackend({ albums: [refusal(502, '<html>Bad gateway</html>'), refusal(200, '<html>Welcome</html>')] });
  expect((await failureOf(fetchRead(address))).message).toContain('502');
  const welcome = await failureOf(fetchRead(address));
  expect([welcome.mayPass, welcome.message.includes('<')]).toEqual([true, false]);
});

test('the seconds that a busy server asks for are kept', async () => {
  fakeBackend({ albums: [refusal(429, {}, { 'Retry-After': '7' })] });
  expect((await failureOf(fetchRead(address))).retryAfter).toBe(7000);
});

test('a server that never answers is given up after 8 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', hangingFetch);
  const failure = failureOf(fetchRead(address));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await failure).message).toContain('too long');
});

test('a read that is no longer wanted ends with the reason of the caller', async () => {
  vi.stubGlobal('fetch', hangingFetch);
  const caller = new AbortController();
  const read = fetchRead(address, { signal: caller.signal });
  caller.abort(new Error('left the page'));
  await expect(read).rejects.toThrow('left the page');
});

const hangingFetch = (_: unknown, init?: RequestInit) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
