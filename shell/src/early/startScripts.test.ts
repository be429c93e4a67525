import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScripts } from './startScripts.ts';

let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  );
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/react.js" integrity="sha384-react" data-run>
    <link rel="preload" as="script" href="/shell.js" integrity="sha384-shell" data-run>
    <link rel="preload" as="script" href="/entry.js" integrity="sha384-entry">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const scripts = () =>
  [...document.querySelectorAll('script')].map((script) => ({
    path: new URL(script.src).pathname,
    integrity: script.getAttribute('integrity'),
    async: script.async,
  }));

test('the scripts run in their order, with their integrity, once the page has been painted', async () => {
  startScripts();
  await vi.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(300);
  expect(scripts()).toEqual([
    { path: '/react.js', integrity: 'sha384-react', async: false },
    { path: '/shell.js', integrity: 'sha384-shell', async: false },
  ]);
});

test('preloads that made way for a picture begin at once', async () => {
  for (const link of document.querySelectorAll('link')) link.setAttribute('media', 'not all');
  startScripts();
  expect(document.querySelectorAll('link[media]')).toHaveLength(0);
  expect(scripts()).toEqual([]);
});

test('a page that is never painted comes to life all the same', async () => {
  startScripts();
  await vi.advanceTimersByTimeAsync(1300);
  expect(scripts()).toHaveLength(2);
});

test('a tab in the background waits for no paint', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startScripts();
  await vi.advanceTimersByTimeAsync(300);
  expect(scripts()).toHaveLength(2);
});
