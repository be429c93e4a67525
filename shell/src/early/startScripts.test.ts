import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScripts } from './startScripts.ts';

let paint = () => {};
let appended: HTMLScriptElement[];

beforeEach(() => {
  appended = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) appended.push(script);
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
    <link rel="preload" as="script" href="/later.js" integrity="sha384-later">`;
});

afterEach(() => void vi.restoreAllMocks());

const scripts = () =>
  appended.map((script) => [new URL(script.src).pathname, script.getAttribute('integrity'), script.async]);

test('preloads that made way for a picture begin, and scripts run with their integrity, once the page is painted', async () => {
  const [heldBack] = document.head.children;
  heldBack?.setAttribute('media', 'not all');
  startScripts();
  await vi.advanceTimersByTimeAsync(500);
  expect(heldBack?.getAttribute('media')).toBe('not all');
  expect(scripts()).toEqual([]);
  paint();
  await vi.advanceTimersByTimeAsync(300);
  expect(heldBack?.hasAttribute('media')).toBe(false);
  expect(scripts()).toEqual([
    ['/shell.js', 'sha384-shell', false],
    ['/react.js', 'sha384-react', true],
  ]);
});

test.each(['load', 'error'])('a script is removed at its %s, so that nothing waits for it', async (event) => {
  startScripts();
  await vi.advanceTimersByTimeAsync(1300);
  const [script] = appended;
  const holder = document.createElement('div');
  holder.append(script ?? '');
  script?.dispatchEvent(new Event(event));
  expect(holder.childNodes).toHaveLength(0);
});

test.each([
  ['is never painted', false, 1300],
  ['is in the background', true, 300],
])('a page that %s runs its scripts too', async (_, hidden, after) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  startScripts();
  await vi.advanceTimersByTimeAsync(after);
  expect(scripts()).toHaveLength(2);
});
