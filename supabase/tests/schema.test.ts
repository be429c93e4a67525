import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { readMigrations } from '../backend/database/migrations.ts';
import { databaseTypes, typesFile } from '../types/writeDatabaseTypes.ts';

const db = await PGlite.create();
await applyMigrations(db);
afterAll(() => db.close());

test('each migration is applied once', async () => {
  await applyMigrations(db);
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  expect(rows).toHaveLength((await readMigrations()).length);
});

/** Biome breaks the generated lines. */
const unformatted = (text: string) => text.replaceAll(/[\s,;|]/g, '');

test('the TypeScript types are those of the migrated tables', async () => {
  const written = unformatted(readFileSync(typesFile, 'utf8'));
  expect(written, 'stale: run npm run database-types').toBe(unformatted(await databaseTypes(db)));
});

test('a gallery of before the search and the Bengali texts keeps its rows and gets both', async () => {
  await db.exec(`drop function private.keep_gallery_search cascade; drop table public.gallery_search;
    drop function private.search_words; alter table public.album_groups drop name_bn;
    alter table public.albums drop name_bn, drop description_bn;
    alter table public.gallery_images drop title_bn, drop description_bn;
    insert into public.albums (name, published) values ('Old', true);
    delete from supabase_migrations.schema_migrations where name in ('gallery_search', 'bengali_texts')`);
  await applyMigrations(db);
  const { rows } = await db.query(
    'select title, name_bn from public.gallery_search s join public.albums on albums.id = s.id',
  );
  expect(rows).toEqual([{ title: 'Old', name_bn: null }]);
});
