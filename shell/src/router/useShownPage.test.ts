import { act, renderHook } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteNavigator } from './siteNavigator.ts';
import { useShownPage } from './useShownPage.ts';

/** Opens every page at once, but for `/broken`, which fails once and is then late until the test lets it come. */
function brokenNavigator() {
  let attempts = 0;
  let arrive = () => {};
  const late = new Promise<undefined>((resolve) => {
    arrive = () => resolve(undefined);
  });
  const opened: string[] = [];
  const navigator: SiteNavigator = {
    async open({ host, pathname }) {
      opened.push(host + pathname);
      if (pathname !== '/broken') return undefined;
      attempts += 1;
      if (attempts === 1) throw new Error('cut off');
      return late;
    },
    prefetch: async () => undefined,
  };
  return { navigator, arrive, opened };
}

function show(navigator: SiteNavigator, initialEntries = ['/first']) {
  const paths: string[] = [];
  const history = createMemoryHistory({ initialEntries, v5Compat: true });
  const { result } = renderHook(() => {
    const page = useShownPage(undefined, navigator, history);
    paths.push(page.shown.location.pathname);
    return page;
  });
  return { page: result, paths, history };
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is tried again is shown when it comes', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page, history } = show(navigator);
  await act(async () => history.push('/broken'));
  expect(page.current.shown.failure).toBeInstanceOf(Error);
  arrive();
  await act(() => page.current.retry());
  expect(page.current.shown).toMatchObject({ location: { pathname: '/broken' } });
  expect(page.current.shown.failure).toBeUndefined();
});

test('what comes after the visitor has gone on is not shown', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page, paths, history } = show(navigator);
  await act(async () => history.push('/broken'));
  const retried = page.current.retry();
  await act(async () => history.push('/next'));
  paths.length = 0;
  arrive();
  await act(() => retried);
  await act(async () => history.push('/first'));
  expect(new Set(paths)).toEqual(new Set(['/first']));
});

test('a path that begins with two slashes names no other host', async () => {
  const { navigator, opened } = brokenNavigator();
  const { history } = show(navigator, ['//evil.example', '/first']);
  await act(async () => history.go(-1));
  expect(opened).toEqual([`${location.host}//evil.example`]);
});

test('a navigation is said to be under way when it takes its time, and no longer when its page is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { navigator, arrive } = brokenNavigator();
  const { page, history } = show(navigator);
  await act(async () => history.push('/broken'));
  await act(async () => history.push('/other'));
  expect(page.current.pending).toBe(false);
  await act(async () => history.push('/broken'));
  expect(page.current.pending).toBe(false);
  await act(async () => vi.advanceTimersByTime(100));
  expect(page.current).toMatchObject({ pending: true, shown: { location: { pathname: '/other' } } });
  await act(async () => arrive());
  expect(page.current).toMatchObject({ pending: false, shown: { location: { pathname: '/broken' } } });
});
