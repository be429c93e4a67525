import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScripts } from './startScripts.ts';

let paint = () => {};
let appended: HTMLScriptElement[];

beforeEach(() => {
  appended = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    appended.push(script as HTMLScriptElement);
  });
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
    <link rel="preload" as="script" href="/shell.js" integrity="sha384-shell" data-run="in-order">
    <link rel="preload" as="script" href="/react.js" integrity="sha384-react" data-run>
    <link rel="preload" as="script" href="/entry.js" integrity="sha384-entry" data-run="in-order">
    <link rel="preload" as="script" href="/later.js" integrity="sha384-later">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const scripts = () =>
  appended.map((script) => ({
    path: new URL(script.src).pathname,
    integrity: script.getAttribute('integrity'),
    async: script.async,
  }));

test('the scripts run with their integrity, the marked ones in order, once the page has been painted', async () => {
  startScripts();
  await vi.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(300);
  expect(scripts()).toEqual([
    { path: '/shell.js', integrity: 'sha384-shell', async: false },
    { path: '/react.js', integrity: 'sha384-react', async: true },
    { path: '/entry.js', integrity: 'sha384-entry', async: false },
  ]);
});

test.each(['load', 'error'])(
  'a script is taken away at its %s, so that nobody waits for it',
  async (event) => {
    startScripts();
    await vi.advanceTimersByTimeAsync(1300);
    const [script] = appended;
    document.body.appendChild(script as Node);
    script?.dispatchEvent(new Event(event));
    expect(script?.isConnected).toBe(false);
  },
);

test('preloads that made way for a picture begin at once', async () => {
  for (const link of document.querySelectorAll('link')) link.setAttribute('media', 'not all');
  startScripts();
  expect(document.querySelectorAll('link[media]')).toHaveLength(0);
  expect(scripts()).toEqual([]);
});

test('a page that is never painted comes to life all the same', async () => {
  startScripts();
  await vi.advanceTimersByTimeAsync(1300);
  expect(scripts()).toHaveLength(3);
});

test('a tab in the background waits for no paint', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startScripts();
  await vi.advanceTimersByTimeAsync(300);
  expect(scripts()).toHaveLength(3);
});
