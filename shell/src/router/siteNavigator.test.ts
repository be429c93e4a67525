import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { afterEach, expect, test, vi } from 'vitest';
import { raceWithAbort } from '../raceWithAbort.ts';
import { createReleaseSource, ReleaseLoadError } from '../release/releaseSource.ts';
import { createPageRegistry } from './pageRegistry.ts';
import { createSiteNavigator, type NavigatorParts } from './siteNavigator.ts';

const section = testSectionInBrowser({ '/one': 'OnePage' });

const OnePage = () => null;
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
const address = new URL('/one?x=1#y', location.origin);
const placeAt = (pathname: string) => ({ pathname, search: '', hash: '' });

afterEach(() => void replace.mockClear());

const navigator = (parts: Partial<NavigatorParts> = {}) =>
  createSiteNavigator({
    locale: 'en',
    first: undefined,
    registry: createPageRegistry(async () => ({ OnePage })),
    loadRelease: async () => ({ number: 1, sections: [section] }),
    isNewerLive: async () => false,
    ...parts,
  });

const withoutList = { loadRelease: () => Promise.reject(new ReleaseLoadError('down')) };

test('a page of the list is opened in this document', async () => {
  expect((await navigator().open(address))?.section.name).toBe('mf-one');
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['a newer release is live', { isNewerLive: async () => true }],
  ['the list of pages is gone', withoutList],
  ['no page is', { loadRelease: async () => ({ number: 1, sections: [] }) }],
])('where %s, the address is loaded as a document', async (_, parts) => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 404 }));
  navigator(parts).open(address);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(address));
});

test.each([
  ['en', '/bn/one', '/bn/one'],
  ['en', '//evil.example', '//evil.example'],
  ['bn', '/one', '/bn/one'],
  ['bn', '/', '/bn'],
] as const)(
  'in the locale %s the path %s is loaded as the document %s of this host',
  async (locale, path, document) => {
    navigator({ locale, isNewerLive: async () => true }).open(placeAt(path));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(new URL(location.origin + document)));
  },
);

test.each([
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 502 })],
])('where the list cannot be loaded and %s, the visitor stays here', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await expect(navigator(withoutList).open(address)).rejects.toThrow('down');
  expect(replace).not.toHaveBeenCalled();
});

test('a section that does not load rejects, and no document is loaded', async () => {
  const registry = createPageRegistry(() => Promise.reject(new Error('cut off')));
  await expect(navigator({ registry }).open(address)).rejects.toThrow('cut off');
  expect(replace).not.toHaveBeenCalled();
});

const never = Number.POSITIVE_INFINITY;

/** After so many milliseconds, or never; when the signal is aborted, not at all. */
const after = <Value>(milliseconds: number, value: Value, signal: AbortSignal) =>
  raceWithAbort(
    new Promise<Value>((resolve) => {
      if (milliseconds !== never) setTimeout(resolve, milliseconds, value);
    }),
    signal,
  );

test.each([
  ['a slow list and a page that hangs', { list: 4500, page: never, document: 0 }, 'notice', 7000],
  ['a little of each', { list: 2000, page: 4000, document: 0 }, 'page', 6000],
  ['too much of each', { list: 3500, page: 4000, document: 0 }, 'notice', 7000],
  ['a list and a server that hang', { list: never, page: 0, document: never }, 'notice', 7000],
  ['a list that hangs', { list: never, page: 0, document: 1000 }, 'document', 6000],
])('%s: within seven seconds of a tap, %o, the %s', async (_, { list, page, document }, outcome, at) => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  const release = JSON.stringify({ number: 1, sections: [section] });
  vi.stubGlobal('fetch', (address: string | URL, { signal }: { signal: AbortSignal }) =>
    after(address === '/list' ? list : document, new Response(release), signal),
  );
  const outcomes: unknown[] = [];
  replace.mockImplementation(() => void outcomes.push('document', performance.now() - tapped));
  const registry = createPageRegistry(async (_section, _page, signal) => {
    await after(page, undefined, signal);
    return { OnePage };
  });
  const loadRelease = createReleaseSource({ number: 1, url: '/list', integrity: '' });
  const tapped = performance.now();
  navigator({ registry, loadRelease })
    .open(address)
    .then(
      () => outcomes.push('page', performance.now() - tapped),
      () => outcomes.push('notice', performance.now() - tapped),
    );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outcomes).toEqual([outcome, at]);
});
