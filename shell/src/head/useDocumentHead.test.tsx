import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { dispatchSiteEvent, onSiteEvent } from 'shared/contract/events';
import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { testSite } from 'shared/testing/testSite';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenedPage } from '../router/useShownPage.ts';
import { TestLocale } from '../testing/TestLocale.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePageView } from './usePageView.ts';

function pageCalled(pathname: string, title?: string): OpenedPage {
  const section = testSectionInBrowser({ [pathname]: title ?? '' });
  const [route] = section.routes;
  return {
    location: { pathname, search: '', hash: '', state: null, key: pathname },
    target: title && route ? { section, route } : undefined,
  };
}

interface ShownProps {
  page: OpenedPage;
  says?: string;
}

const Shown = (props: ShownProps) => (
  <TestLocale>
    <Document {...props} />
  </TestLocale>
);

function Document({ page, says }: ShownProps) {
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
  fetchSpy.mockClear();
  vi.stubGlobal('fetch', fetchSpy);
});

/** Routes of the page views that were posted. */
const posted = () => fetchSpy.mock.calls.map(([, { body }]) => JSON.parse(body).route);

test.each([
  ['Photo Gallery', pageCalled('/gallery', 'Photo Gallery | {school}')],
  ['Page not found', pageCalled('/about/extra')],
  ['This page could not be loaded', { ...pageCalled('/gallery'), failure: new Error('down') }],
])('"%s" is a title, with the name of the school', (title, page) => {
  render(<Shown page={page} />);
  expect(document.title).toBe(`${title} | Test Primary School`);
});

test('a head that a page dispatches wins, even when dispatched before the effects of the layout run', () => {
  const { rerender } = render(<Shown page={pageCalled('/gallery/1', 'Gallery')} says="Sports Photos" />);
  expect(document.title).toBe('Sports Photos');
  rerender(<Shown page={pageCalled('/about', 'About')} />);
  expect(document.title).toBe('About');
});

test('a head that a page dispatches late does not apply to the next page', () => {
  render(<Shown page={pageCalled('/about', 'About')} />);
  const head = { title: 'Sports Photos', description: 'd', keywords: 'k', path: '/gallery/1' };
  act(() => dispatchSiteEvent('site:head', head));
  expect(document.title).toBe('About');
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
