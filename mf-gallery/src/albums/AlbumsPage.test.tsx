import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSiteEvent } from 'shared/contract/events';
import { renderInSite } from 'shared/testing/renderInSite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../data/GalleryData.tsx';
import { albumRowOf, fakeBackend, refusal } from '../testing/fakeBackend.ts';
import { AlbumsPage } from './AlbumsPage.tsx';

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const show = () => renderInSite(<AlbumsPage />, { path: '/gallery', at: '/gallery' });

test('while the albums are read the page says so, under its heading', async () => {
  fakeBackend({ albums: [{ rows: [albumRowOf('1', 'Sports')] }] });
  show();
  expect(screen.getByText('Loading gallery...')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Photo Gallery');
  await screen.findByRole('heading', { name: 'Sports' });
  expect(screen.queryByText('Loading gallery...')).toBeNull();
});

test('the list is requested with its groups, in one request', async () => {
  const reads = fakeBackend({ albums: [{ rows: [albumRowOf('1', 'Sports')], total: 1 }] });
  show();
  await screen.findByRole('heading', { name: 'Sports' });
  expect(reads).toHaveLength(1);
  expect(reads[0]?.searchParams.get('select')).toBe(
    'id,group_id,name,cover_image_url,description,image_count,album_groups(name,display_order)',
  );
  expect(reads[0]?.searchParams.get('order')).toMatch(/^album_groups\(display_order\)\.asc/);
});

test('a card is one link named by its album, with cover, description and count', async () => {
  fakeBackend({
    albums: [{ rows: [albumRowOf('a/1', 'Sports', { image_count: 1200, description: 'The relay' })] }],
  });
  show();
  const card = await screen.findByRole('link', { name: 'Album a/1' });
  expect(card.getAttribute('href')).toBe('/gallery/a%2F1');
  expect(within(card).getByText('1,200 photos')).toBeDefined();
  expect(within(card).getByText('The relay')).toBeDefined();
  expect(within(card).getByRole('img').getAttribute('src')).toContain('w_300,h_225');
});

test('an album of one photo counts in the singular, one without photos shows too', async () => {
  const [one, none] = [1, 0].map((image_count) => albumRowOf(`n${image_count}`, 'A', { image_count }));
  fakeBackend({ albums: [{ rows: [one, none] }] });
  show();
  expect(await screen.findByText('1 photo')).toBeDefined();
  expect(screen.getByText('0 photos')).toBeDefined();
});

test.each([null, 'javascript:alert(1)'])('an album with cover %j gets a drawn one', async (cover) => {
  fakeBackend({ albums: [{ rows: [albumRowOf('1', null, { cover_image_url: cover })] }] });
  show();
  const card = await screen.findByRole('link', { name: 'Album 1' });
  expect(within(card).queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'More albums' })).toBeDefined();
});

test('an empty gallery says so', async () => {
  fakeBackend({ albums: [{ rows: [] }] });
  show();
  expect(await screen.findByText('No photos yet')).toBeDefined();
});

test('a failure shows its message, is logged, and can be tried again', async () => {
  fakeBackend({
    albums: [refusal(401, { message: 'JWT expired' }), { rows: [albumRowOf('1', 'Sports')] }],
  });
  show();
  expect(await screen.findByText('Error loading gallery')).toBeDefined();
  expect(screen.getByText('JWT expired')).toBeDefined();
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Album 1' })).toBeDefined();
});

test('albums that were read before are there at once', async () => {
  fakeBackend({ albums: [{ rows: [albumRowOf('1', 'Sports')] }] });
  const first = show();
  await screen.findByRole('link', { name: 'Album 1' });
  first.unmount();
  show();
  expect(screen.getByRole('link', { name: 'Album 1' })).toBeDefined();
});

test('the head names home and gallery as breadcrumbs', async () => {
  fakeBackend({ albums: [{ rows: [albumRowOf('1', 'Sports')] }] });
  const heads: unknown[] = [];
  const stop = onSiteEvent('site:head', (head) => heads.push(head));
  show();
  await screen.findByRole('link', { name: 'Album 1' });
  stop();
  expect(heads).toEqual([
    expect.objectContaining({
      title: 'Photo Gallery | Test Primary School - School Events & Memories',
      path: '/gallery',
      structuredData: [
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://test.school.example/' },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'Gallery',
              item: 'https://test.school.example/gallery',
            },
          ],
        }),
      ],
    }),
  ]);
});
