import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { databaseFolder } from './databaseFolder.ts';

let db: PGlite;

beforeAll(async () => {
  db = await PGlite.create(await databaseFolder());
  await applyMigrations(db);
  await db.exec(await readFile(new URL('manyPhotos.sql', import.meta.url), 'utf8'));
  await db.exec("update public.albums set published = published where name = 'Album 7'");
  await db.exec('set role anon');
}, 60_000);

afterAll(() => db.close());

async function plan(query: string): Promise<string> {
  const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const photosOf = (album: number, from: number) => `
  select id, cloudinary_url, title, description, width, height, dominant_color from public.gallery_images
  where album_id = '00000000-0000-4000-8000-${String(album).padStart(12, '0')}'
  order by display_order, id limit 1000 offset ${from}`;

test.each([
  ['the first photos of the largest album', photosOf(1, 0)],
  ['its last photos', photosOf(1, 4000)],
  ['the photos of an ordinary album', photosOf(7, 0)],
])('among 100,000 photos, %s are found by an index', async (_, query) => {
  const found = await plan(query);
  expect(found).toMatch(/Index Scan (using|on) gallery_images_(visible_order|album_id)_idx/);
  expect(found).not.toContain('Seq Scan on gallery_images');
});

test('among 100,000 photos, the counts and covers of the list are found by an index', async () => {
  const found = await plan('select id, name, image_count, cover_image_url, decades from public.albums');
  expect(found).not.toContain('Seq Scan on gallery_images');
});

test('the policy of the search lets anon use the index of its words', async () => {
  await db.exec('set enable_seqscan = off');
  const found = await plan(
    "select id from public.gallery_search where words @@ to_tsquery('simple', '77:*')",
  );
  expect(found).toContain('Index Scan on gallery_search_words_idx');
});
