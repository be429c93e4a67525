import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content as common } from 'shared/locale/content.bn';
import { renderInEnglish, renderInSite } from 'shared/testing/renderInSite';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlbumsPage } from './AlbumsPage.tsx';
import { content as contentBn } from './content.bn.ts';
import { content } from './content.en.ts';
import { queryClient } from './data/GalleryData.tsx';
import { albumRowOf, fakeBackend, refusal } from './testing/fakeBackend.ts';

beforeEach(() => queryClient.clear());

const show = (search = '') =>
  renderInEnglish(<AlbumsPage content={content} />, { path: '/gallery/:albumId?', at: `/gallery${search}` });

function showAlbums(...rows: object[]) {
  fakeBackend({ albums: [{ rows, total: rows.length }] });
  show();
}

test('while the albums are read the page says so, under its heading', async () => {
  showAlbums(albumRowOf('1', 'Sports'));
  expect(screen.getByText('Loading gallery...')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Photo Gallery');
  await screen.findByRole('heading', { name: 'Sports' });
  expect(screen.queryByText('Loading gallery...')).toBeNull();
});

test('a card has the cover, a link named by the album, its description and count', async () => {
  showAlbums(albumRowOf('a/1', 'Sports', { image_count: 1200, description: 'The relay' }));
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: 'Album a/1' }).getAttribute('href')).toBe('/gallery/a%2F1');
  expect(card.getByText('1,200 photos')).toBeDefined();
  expect(card.getByText('The relay')).toBeDefined();
  expect(card.getByRole('img').getAttribute('src')).toContain('w_300,h_225');
});

test('an album of one photo counts in the singular, one without photos shows too', async () => {
  showAlbums(...[1, 0].map((image_count) => albumRowOf(`n${image_count}`, 'A', { image_count })));
  expect(await screen.findByText('1 photo')).toBeDefined();
  expect(screen.getByText('0 photos')).toBeDefined();
});

test.each([null, 'javascript:alert(1)'])('an album with cover %j gets a drawn one', async (cover) => {
  showAlbums(albumRowOf('1', null, { cover_image_url: cover }));
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: 'Album 1' })).toBeDefined();
  expect(card.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'More albums' })).toBeDefined();
});

test('an empty gallery says so', async () => {
  showAlbums();
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

const foundRow = (id: string, title: string, more: object = {}) => ({
  id,
  album_id: 'album',
  title,
  description: null,
  image_url: null,
  albums: { name: 'Founding Years' },
  ...more,
});
const search = { albums: [{ rows: [albumRowOf('1', 'Sports')] }] };

test('a search asks once for the beginnings of its words, and links to albums and photos, the words marked', async () => {
  const rows = [foundRow('album', 'Founding Years, 1986-91'), foundRow('p', 'Saraswati’s hall (1990)')];
  const sent = fakeBackend({ ...search, gallery_search: [{ rows, total: 2 }] });
  const { router } = show();
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Find a year or a word' }),
    '1990, Saraswatis{Enter}',
  );
  expect(await screen.findByText('Results for “1990, Saraswatis”: 1 album, 1 photo')).toBeDefined();
  const asked = sent.filter(({ pathname }) => pathname.endsWith('gallery_search'));
  expect(asked.map(({ searchParams }) => searchParams.get('words'))).toEqual([
    'fts(simple).1990:* & saraswatis:*',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/gallery/album',
    '/gallery/album?photo=p',
    '/gallery',
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '1986-91',
    'Saraswati’s',
    '1990',
  ]);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Sports' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test.each([
  ['a word that nothing has', '?q=yak', 1],
  ['signs without a word', '?q=%27*%26', 0],
])('%s says what to do', async (_, address, requests) => {
  const sent = fakeBackend({ ...search, gallery_search: [{ rows: [], total: 0 }] });
  show(address);
  expect(await screen.findByText(/^Try a year/)).toBeDefined();
  expect(sent).toHaveLength(requests);
});

test('of very many results it says how many are shown', async () => {
  fakeBackend({ ...search, gallery_search: [{ rows: [foundRow('p', 'Rain')], total: 1200 }] });
  show('?q=rain');
  expect(await screen.findByText('Results for “rain”: 1 of 1,200 photos')).toBeDefined();
});

test('one tap leads to the photos of a decade that has any', async () => {
  const rows = [foundRow('p', 'Brass bell', { year_from: 1986, year_to: 1991 })];
  const albums = [albumRowOf('1', 'A', { decades: [1980, 1990] }), albumRowOf('2', 'A', { decades: [2010] })];
  const sent = fakeBackend({ albums: [{ rows: albums }], gallery_search: [{ rows, total: 77 }] });
  show();
  const rail = within(await screen.findByRole('navigation', { name: 'Photos by decade' }));
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1980s',
    '1990s',
    '2010s',
  ]);
  await userEvent.click(rail.getByRole('link', { name: '1990s' }));
  expect(await screen.findByText('Results for “1990s”: 1 of 77 photos')).toBeDefined();
  expect(sent.at(-1)?.searchParams.get('words')).toMatch(/^fts\(simple\)\.1990 \| 1991 .* \| 1999$/);
});

test('links lead to the groups', async () => {
  showAlbums(albumRowOf('1', 'Sports'), albumRowOf('2', 'Vintage/Nostalgia'));
  const heading = await screen.findByRole('heading', { name: 'Sports' });
  await userEvent.click(screen.getByRole('link', { name: 'Sports' }));
  expect(document.activeElement).toBe(heading);
});

test('in Bengali an album has its Bengali texts, and what has none its English ones', async () => {
  const english = { image_count: 12, album_groups: { name: 'Sports', name_bn: 'খেলা', display_order: 1 } };
  const bengali = { name_bn: 'বর্ষা', description_bn: 'কাগজের নৌকা' };
  const rows = [albumRowOf('1', 'Sports', { ...english, ...bengali }), albumRowOf('2', 'Sports', english)];
  fakeBackend({ albums: [{ rows, total: 2 }] });
  renderInSite(<AlbumsPage content={contentBn} />, common, { path: '/gallery', at: '/gallery' });
  const group = await screen.findByRole('heading', { name: 'খেলা' });
  expect(group.id).toBe('group-sports');
  expect(screen.getByRole('heading', { name: 'বর্ষা' }).lang).toBe('');
  expect(screen.getByText('কাগজের নৌকা')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Album 2' }).lang).toBe('en');
  expect(screen.getAllByText('১২টি ছবি')).toHaveLength(2);
});

test('the address of a group leads to it once the albums are there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  fakeBackend({ albums: [{ rows: [albumRowOf('1', 'Vintage/Nostalgia'), albumRowOf('2', 'Sports')] }] });
  show('#group-sports');
  const heading = await screen.findByRole('heading', { name: 'Sports' });
  await waitFor(() => expect(scroll.mock.contexts).toEqual([heading]));
});
