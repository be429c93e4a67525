import { demoGallery } from 'supabase/seed/demoGallery';
import { openAlbum, smallAlbum } from '../albums.ts';
import { albumReads, albumRow, answerRows, countReads, gate } from '../backend.ts';
import { expect, open, test } from '../test.ts';

test('albums are listed under their groups, Vintage/Nostalgia first, the others in reverse alphabetical order', async ({
  page,
}) => {
  await open(page, '/gallery');
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    'Vintage/Nostalgia',
    'Sports and Yoga',
    'Festivals and Culture',
    'Classrooms and Clubs',
    'Campus and Seasons',
  ]);
  for (const group of demoGallery.groups) {
    const cards = page.getByRole('region', { name: group.name, exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(group.albums.length);
    for (const [index, { name, description, photos }] of group.albums.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^\/gallery\/[\da-f-]{36}$/,
      );
      await expect(card.getByText(`${photos.length} photos`, { exact: true })).toBeVisible();
      if (description) await expect(card.getByText(description, { exact: true })).toBeVisible();
    }
  }
});

test('the groups follow their names, whatever order the backend gives them', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route(albumReads, (route) =>
    answerRows(route, [
      albumRow({ name: 'Clay', group: 'Art', order: 1 }),
      albumRow({ name: 'Drums', group: 'Music', order: 2 }),
      albumRow({ name: 'First lessons', group: 'Vintage/Nostalgia', order: 3 }),
      albumRow({ name: 'Zebras', group: 'Outings', order: 4 }),
      albumRow({ name: 'Apples', group: 'Outings', order: 4 }),
    ]),
  );
  await open(page, '/gallery');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Vintage/Nostalgia',
    'Outings',
    'Music',
    'Art',
  ]);
  await expect(page.getByRole('region', { name: 'Outings' }).getByRole('heading', { level: 3 })).toHaveText([
    'Zebras',
    'Apples',
  ]);
});

test('an album without photos, cover, description or group still shows', async ({ page }) => {
  await page.route(albumReads, (route) =>
    answerRows(route, [
      albumRow({ name: 'Bare', image_count: 0 }),
      albumRow({ name: 'Single', group: 'Art', image_count: 1 }),
      albumRow({ name: 'Many', group: 'Art', image_count: 1234 }),
    ]),
  );
  await open(page, '/gallery');
  for (const [name, badge] of [
    ['Bare', /^0 photos$/],
    ['Single', /^1 photo$/],
    ['Many', /^1,?234 photos$/],
  ] as const) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card.getByText(badge)).toBeVisible();
    await expect(card.locator('img[src=""], img:not([src])')).toHaveCount(0);
  }
});

test('what a row says stays text, and a bad address of a cover is never used', { tag: '@desktop' }, async ({
  page,
}) => {
  const name = '<img src=x onerror="document.title=1"> & <b>bold</b>';
  await page.route(albumReads, (route) =>
    answerRows(route, [
      albumRow({
        name,
        description: '<script>document.title=2</script>',
        cover_image_url: 'javascript:alert(1)',
      }),
      albumRow({ name: 'Sound', group: '<i>Art</i>' }),
    ]),
  );
  await open(page, '/gallery');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText('<script>document.title=2</script>', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '<i>Art</i>', exact: true })).toBeVisible();
  await expect(page.locator('[src^="javascript"], [srcset^="javascript"], [href^="javascript"]')).toHaveCount(
    0,
  );
});

test('a row that cannot be read is left out, the others show', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.allow(/albums/);
  await page.route(albumReads, (route) =>
    answerRows(route, [{ id: 7, name: null }, albumRow({ name: 'Sound', group: 'Art' }), null]),
  );
  await open(page, '/gallery');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Sound']);
});

test('the loading text is there at once and goes when the albums come', async ({ page }) => {
  const reply = gate();
  await page.route(albumReads, async (route) => {
    await reply.opened;
    await route.continue();
  });
  await open(page, '/gallery');
  const loading = page.getByText('Loading gallery...', { exact: true });
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery', exact: true })).toBeVisible();
  reply.open();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('the list is read with its groups in one request, ordered by them', { tag: '@desktop' }, async ({
  page,
}) => {
  const reads = countReads(page, albumReads);
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  expect(reads).toHaveLength(1);
  const parameters = new URL(reads[0] ?? '').searchParams;
  expect(parameters.get('select')).toContain('album_groups(name,display_order)');
  expect(parameters.get('order')).toMatch(/^album_groups\(display_order\)/);
});

test('an album and back: what was read is there at once, where the visitor was', async ({ page }) => {
  await openAlbum(page, smallAlbum);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  await page.route(albumReads, () => undefined);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(page.getByText('Loading gallery...')).toHaveCount(0);
});

test('a cover shows its thumbnail, and smaller ones on phones only', async ({ page }) => {
  await open(page, '/gallery');
  const covers = page.getByRole('main').locator('li').getByRole('img');
  await expect(covers).toHaveCount(demoGallery.albums.length);
  for (const cover of await covers.all()) {
    const src = (await cover.getAttribute('src')) ?? '';
    const transformation = /\/upload\/([^/]+)\//.exec(src)?.[1]?.split(',') ?? [];
    expect(transformation.toSorted()).toEqual([
      'c_fill',
      'dpr_2.0',
      'e_sharpen',
      'f_auto',
      'fl_progressive',
      'h_225',
      'q_auto:eco',
      'w_300',
    ]);
    for (const source of await cover.locator('xpath=preceding-sibling::source').all()) {
      await expect(source).toHaveAttribute('media', /max-width: 767px|prefers-reduced-data/);
    }
  }
});
