import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSiteEvent } from 'shared/contract/events';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlbumPage } from './AlbumPage.tsx';
import { inBlocks } from './album/PhotoBlock.tsx';
import { content } from './content.en.ts';
import { queryClient } from './data/GalleryData.tsx';
import { albumRowOf, fakeBackend, photoRowOf, refusal } from './testing/fakeBackend.ts';

beforeEach(() => queryClient.clear());

const show = (id: string, search = '') =>
  renderInEnglish(<AlbumPage content={content} />, {
    path: '/gallery/:albumId?',
    at: `/gallery/${id}${search}`,
  });

const relay = {
  albums: [{ rows: [albumRowOf('1', 'Sports', { name: 'The relay', description: 'Four houses' })] }],
  gallery_images: [{ rows: [photoRowOf('a'), photoRowOf('b', { description: 'Mud' })], total: 2 }],
};

const expectRedirect = async (router: ReturnType<typeof show>['router']) => {
  await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
  expect(router.state.historyAction).toBe('REPLACE');
};

test('while the album is read the page says so and has a heading', async () => {
  fakeBackend(relay);
  show('1');
  expect(screen.getByText('Loading album...')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'The relay' })).toBeDefined();
});

test('the photos are in the order of the backend, named, below breadcrumb and description', async () => {
  fakeBackend(relay);
  show('1');
  const photos = await screen.findAllByRole('link', { name: /^Photo/ });
  expect(photos.map((photo) => photo.getAttribute('href'))).toEqual([
    '/gallery/1?photo=a',
    '/gallery/1?photo=b',
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('The relay');
  expect(screen.getByText('Four houses')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Photo a' }).getAttribute('src')).toContain('w_600,h_450');
});

test('a photo of old shows its years', async () => {
  const rows = [photoRowOf('a', { year_from: 1986, year_to: 1991 }), photoRowOf('1992', { year_from: 1992 })];
  fakeBackend({ ...relay, gallery_images: [{ rows }] });
  show('1');
  expect(await screen.findByText('1986–1991')).toBeDefined();
  expect(screen.queryByText('1992')).toBeNull();
});

test('the head is that of the album', async () => {
  fakeBackend(relay);
  const heads: unknown[] = [];
  const stop = onSiteEvent('site:head', (head) => heads.push(head));
  show('1');
  await screen.findByRole('link', { name: 'Photo a' });
  stop();
  expect(heads.at(-1)).toMatchObject({
    title: 'The relay Photos - Gallery | Test Primary School',
    description: 'Four houses',
    path: '/gallery/1',
    structuredData: [{ itemListElement: [{ name: 'Home' }, { name: 'Gallery' }, { name: 'The relay' }] }],
  });
});

const invalid = refusal(400, { message: 'invalid input syntax for type uuid', code: '22P02' });

test.each([
  ['that is missing', { albums: [{ rows: [] }], gallery_images: [{ rows: [] }] }],
  ['without photos', { ...relay, gallery_images: [{ rows: [] }] }],
  ['whose id Postgres calls invalid', { albums: [invalid], gallery_images: [invalid] }],
])('an album %s leads to the gallery after one try, replacing the history entry', async (_kind, replies) => {
  const sent = fakeBackend(replies);
  await expectRedirect(show('1').router);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test.each(['%20', 'x'.repeat(201), 'a%00b', 'a%0Ab'])('the impossible id %s is never sent', async (id) => {
  const sent = fakeBackend({});
  await expectRedirect(show(id).router);
  expect(sent).toEqual([]);
});

test('an album that cannot be read says so and can be tried again', async () => {
  const denied = refusal(401, { message: 'JWT expired' });
  fakeBackend({
    albums: [denied, ...relay.albums],
    gallery_images: [denied, ...relay.gallery_images],
  });
  show('1');
  expect(await screen.findByText('JWT expired')).toBeDefined();
  await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalledTimes(2));
  vi.mocked(console.error).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Photo b' })).toBeDefined();
});

test('the first photos of a large album are there before the last, which then follow', async () => {
  const rows = Array.from({ length: 1003 }, (_, index) => photoRowOf(`p${index}`));
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input);
    if (pathname.endsWith('albums')) return Response.json(relay.albums[0]?.rows);
    const from = Number(searchParams.get('offset'));
    if (from > 0) await rest;
    return Response.json(rows.slice(from, from + 1000), { headers: { 'Content-Range': `${from}-/1003` } });
  });
  show('1');
  expect(await screen.findByRole('link', { name: 'Photo p0' })).toBeDefined();
  sendRest();
  await waitFor(() =>
    expect(queryClient.getQueryData<{ photos: unknown[] }>(['photos', '1', 'en'])?.photos).toHaveLength(1003),
  );
});

test('the address of a photo that is not there becomes that of the album', async () => {
  fakeBackend(relay);
  const { router } = show('1', '?photo=gone');
  await screen.findByRole('link', { name: 'Photo a' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('blocks of a large album hold every photo in order and fill whole rows at every width', () => {
  const items = Array.from({ length: 205 }, (_, index) => index);
  const blocks = inBlocks(items);
  expect(blocks.flat()).toEqual(items);
  expect(blocks.map(({ length }) => length)).toEqual([60, 60, 60, 25]);
  for (const columns of [1, 2, 3, 4, 5, 6]) expect((blocks[0]?.length ?? 1) % columns).toBe(0);
});
