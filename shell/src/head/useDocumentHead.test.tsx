import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { dispatchSiteEvent, onSiteEvent } from 'shared/contract/events';
import { testSite } from 'shared/testing/testSite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedPage } from '../router/useShownPage.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePageView } from './usePageView.ts';

const section = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  version: '1',
  base: '/',
  entry: { file: 'entry.js', integrity: '', bytes: 1 },
  routes: [],
};

const pageCalled = (pathname: string, title?: string): OpenedPage => ({
  location: { pathname, search: '', hash: '', state: null, key: pathname },
  target: title
    ? {
        section,
        route: {
          path: pathname,
          page: 'Page',
          head: { title, description: 'd', keywords: 'k' },
          scripts: [],
        },
      }
    : undefined,
});

function Shown({ page, says }: { page: OpenedPage; says?: string }) {
  useDocumentHead(testSite, page);
  usePageView({ ...testSite, analyticsEndpoint: 'https://count.example/view' }, page);
  return says ? <Says title={says} path={page.location.pathname} /> : null;
}

/** A page that tells its head at once, as one with its data in the cache does. */
function Says({ title, path }: { title: string; path: string }) {
  useEffect(() => {
    dispatchSiteEvent('site:head', { title, description: 'd', keywords: 'k', path });
  }, [title, path]);
  return null;
}

const fetchSpy = vi.fn(async (_address: string, _request: { body: string }) => new Response());

beforeEach(() => {
  document.head.innerHTML = '';
  fetchSpy.mockClear();
  vi.stubGlobal('fetch', fetchSpy);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Routes of the page views that were posted. */
const posted = () => fetchSpy.mock.calls.map(([, { body }]) => JSON.parse(body).route);

test("a page's head is its route's, with the name of the school", () => {
  render(<Shown page={pageCalled('/gallery', 'Photo Gallery | {school}')} />);
  expect(document.title).toBe('Photo Gallery | Test Primary School');
});

test('what a page says of itself wins, even when it says it before the layout looks', () => {
  const { rerender } = render(<Shown page={pageCalled('/gallery/1', 'Gallery')} says="Sports Photos" />);
  expect(document.title).toBe('Sports Photos');
  rerender(<Shown page={pageCalled('/about', 'About')} />);
  expect(document.title).toBe('About');
});

test('what a page says late is not taken for another page', () => {
  render(<Shown page={pageCalled('/about', 'About')} />);
  const head = { title: 'Sports Photos', description: 'd', keywords: 'k', path: '/gallery/1' };
  act(() => dispatchSiteEvent('site:head', head));
  expect(document.title).toBe('About');
});

test('the 404 page has its own title, the canonical of the path that was asked for, and is not indexed', () => {
  render(<Shown page={pageCalled('/about/extra')} />);
  expect(document.title).toBe('Page not found | Test Primary School');
  expect(document.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
    'https://test.school.example/about/extra',
  );
  expect(document.querySelectorAll('[name=robots]')).toHaveLength(1);
});

test('a page that could not be loaded has a title that says so', () => {
  render(<Shown page={{ ...pageCalled('/gallery'), failure: new Error('down') }} />);
  expect(document.title).toBe('This page could not be loaded | Test Primary School');
});

test('a page is reported once a load and once a navigation, not for a hash, a query or a trailing slash', () => {
  const paths: string[] = [];
  const stop = onSiteEvent('site:page-view', ({ path }) => paths.push(path));
  const { rerender } = render(<Shown page={pageCalled('/about', 'About')} />);
  const about = pageCalled('/about', 'About');
  rerender(
    <Shown page={{ ...about, location: { ...about.location, hash: '#x', search: '?y', key: '2' } }} />,
  );
  rerender(<Shown page={pageCalled('/about/', 'About')} />);
  rerender(<Shown page={pageCalled('/nowhere')} />);
  rerender(<Shown page={pageCalled('/about', 'About')} />);
  stop();
  expect(paths).toEqual(['/about', '/nowhere', '/about']);
  expect(posted()).toEqual(['/about', '*', '/about']);
});
