import { beforeEach, expect, test, vi } from 'vitest';
import { createReleaseWatch } from './releaseWatch.ts';

let live = 7;
let slowness = 0;

beforeEach(() => {
  vi.useFakeTimers();
  live = 7;
  slowness = 0;
  vi.stubGlobal('fetch', () => {
    const answer = new Response(JSON.stringify({ number: live }));
    return new Promise((resolve) => setTimeout(resolve, slowness, answer));
  });
});

async function timed(question: Promise<boolean>, until = 1500) {
  const started = performance.now();
  const answer = question.then((newer) => ({ newer, after: performance.now() - started }));
  await vi.advanceTimersByTimeAsync(until);
  return answer;
}

test('a higher number is newer, the own number and a lower one are not', async () => {
  expect((await timed(createReleaseWatch(6)())).newer).toBe(true);
  expect((await timed(createReleaseWatch(7)())).newer).toBe(false);
  expect((await timed(createReleaseWatch(8)())).newer).toBe(false);
});

test('a first navigation waits at most a second for a slow response', async () => {
  const isNewerLive = createReleaseWatch(6);
  slowness = 3000;
  expect(await timed(isNewerLive(), 4000)).toEqual({ newer: false, after: 1000 });
  expect((await timed(isNewerLive())).newer).toBe(true);
});

test('a response that arrived at pointer down is used for the click', async () => {
  const isNewerLive = createReleaseWatch(7);
  await timed(isNewerLive());
  slowness = 300;
  expect(await timed(isNewerLive())).toEqual({ newer: false, after: 0 });
});

test('a new release is found two seconds after the last response, though the new response is slow', async () => {
  const isNewerLive = createReleaseWatch(7);
  await timed(isNewerLive(), 2100);
  live = 8;
  slowness = 300;
  expect(await timed(isNewerLive())).toEqual({ newer: true, after: 300 });
});

test.each([
  '<!doctype html>',
  '',
  'null',
  '[]',
  '{}',
  '{"number":"99"}',
  '{"__proto__":{"number":99}}',
  `{"number":99,"padding":"${'x'.repeat(200)}"}`,
])('a response of %s means that nothing newer is live', async (body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  expect((await timed(createReleaseWatch(6)())).newer).toBe(false);
});

test('no response means that nothing newer is live', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect((await timed(createReleaseWatch(6)())).newer).toBe(false);
});
