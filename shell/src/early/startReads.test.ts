import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReads } from './startReads.ts';

const fetched = vi.fn(async () => new Response('[]'));
const address = 'https://project.example/rest/v1/albums?id=eq.{albumId}';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockClear();
  delete window.earlyReads;
});

function startAt(pathname: string) {
  history.replaceState(null, '', pathname);
  startReads({
    path: '/gallery/:albumId',
    key: 'anon',
    reads: JSON.stringify([{ name: 'album', address, prefer: 'count=exact' }]),
  });
}

test('a read is sent with the anonymous key and kept by its name, with what it was sent with', () => {
  startAt('/gallery/one-album');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://project.example/rest/v1/albums?id=eq.one-album', {
    headers: { apikey: 'anon', Authorization: 'Bearer anon', Prefer: 'count=exact' },
  });
  expect(window.earlyReads?.get('album')?.parameters).toEqual({ albumId: 'one-album' });
});

test.each(['/gallery/%01', `/gallery/${'x'.repeat(65)}`, "/gallery/';--", '/gallery/'])(
  'nothing is requested on %s',
  (pathname) => {
    startAt(pathname);
    expect(fetched).not.toHaveBeenCalled();
  },
);
