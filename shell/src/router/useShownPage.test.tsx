import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { SiteNavigator } from './siteNavigator.ts';
import { useShownPage } from './useShownPage.ts';

/** Opens every page at once, except `/broken`, which fails once and then waits for `arrive`. */
function brokenNavigator() {
  let attempts = 0;
  let arrive = () => {};
  const late = new Promise<undefined>((resolve) => {
    arrive = () => resolve(undefined);
  });
  const opened: string[] = [];
  const navigator: SiteNavigator = {
    async open({ pathname }) {
      opened.push(pathname);
      if (pathname !== '/broken') return undefined;
      attempts += 1;
      if (attempts === 1) throw new Error('cut off');
      return late;
    },
    prefetch: async () => undefined,
  };
  return { navigator, arrive, opened };
}

function show(navigator: SiteNavigator) {
  const paths: string[] = [];
  const { result } = renderHook(
    () => {
      const page = useShownPage(undefined, navigator);
      paths.push(page.shown.location.pathname);
      return { ...page, go: useNavigate() };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/first']}>{children}</MemoryRouter> },
  );
  const go = (to: string) => act(async () => result.current.go(to));
  return { page: result, paths, go };
}

test('a page that is retried is shown when it is loaded', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page, go } = show(navigator);
  await go('/broken');
  expect(page.current.shown.failure).toBeInstanceOf(Error);
  arrive();
  await act(async () => page.current.retry());
  expect(page.current.shown).toMatchObject({ location: { pathname: '/broken' } });
  expect(page.current.shown.failure).toBeUndefined();
});

test('a page that is loaded after the visitor has left is not shown', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page, paths, go } = show(navigator);
  await go('/broken');
  await act(async () => page.current.retry());
  await go('/next');
  paths.length = 0;
  await act(async () => arrive());
  await go('/first');
  expect(new Set(paths)).toEqual(new Set(['/next', '/first']));
  expect(page.current.shown.location.pathname).toBe('/first');
});

test('a new query or hash of the same page is shown at once, and stays while the next page loads', async () => {
  const { navigator, opened } = brokenNavigator();
  const { page, go } = show(navigator);
  await go('/first?class=5#fees');
  expect(page.current.shown.location).toMatchObject({ search: '?class=5', hash: '#fees' });
  expect(opened).toEqual([]);
  await expect(navigator.open({ pathname: '/broken', search: '', hash: '' })).rejects.toThrow();
  await go('/broken');
  expect(page.current.shown.location).toMatchObject({ pathname: '/first', search: '?class=5' });
});

test('a navigation is pending only while it is slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { navigator, arrive } = brokenNavigator();
  const { page, go } = show(navigator);
  await go('/broken');
  await go('/other');
  expect(page.current.pending).toBe(false);
  await go('/broken');
  expect(page.current.pending).toBe(false);
  await act(async () => vi.advanceTimersByTime(100));
  expect(page.current).toMatchObject({ pending: true, shown: { location: { pathname: '/other' } } });
  await act(async () => arrive());
  expect(page.current).toMatchObject({ pending: false, shown: { location: { pathname: '/broken' } } });
});
