import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
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
  const useNavigatedPage = () => {
    const page = useShownPage(undefined, navigator);
    paths.push(page.shown.location.pathname);
    return { navigate: useNavigate(), ...page };
  };
  const { result } = renderHook(useNavigatedPage, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={initialEntries}>{children}</MemoryRouter>,
  });
  return { page: result, paths };
}

test('what is tried again is shown when it comes', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page } = show(navigator);
  await act(async () => page.current.navigate('/broken'));
  expect(page.current.shown.failure).toBeInstanceOf(Error);
  arrive();
  await act(() => page.current.retry());
  expect(page.current.shown).toMatchObject({ location: { pathname: '/broken' } });
  expect(page.current.shown.failure).toBeUndefined();
});

test('what comes after the visitor has gone on is not shown', async () => {
  const { navigator, arrive } = brokenNavigator();
  const { page, paths } = show(navigator);
  await act(async () => page.current.navigate('/broken'));
  const retried = page.current.retry();
  await act(async () => page.current.navigate('/next'));
  paths.length = 0;
  arrive();
  await act(() => retried);
  await act(async () => page.current.navigate('/first'));
  expect(new Set(paths)).toEqual(new Set(['/next', '/first']));
});

test('a path that begins with two slashes names no other host', async () => {
  const { navigator, opened } = brokenNavigator();
  const { page } = show(navigator, ['//evil.example', '/first']);
  await act(async () => page.current.navigate(-1));
  expect(opened).toEqual([`${location.host}//evil.example`]);
});
