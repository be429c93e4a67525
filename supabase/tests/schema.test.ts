import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { readBootstrap, readMigrations } from '../backend/database/migrations.ts';
import { databaseTypes, typesFile } from '../types/writeDatabaseTypes.ts';
import { databaseFolder } from './databaseFolder.ts';

const db = await PGlite.create(await databaseFolder());
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

test('a gallery of before the terms of consent keeps its rows and gets them', async () => {
  const old = await PGlite.create();
  await old.exec(await readBootstrap());
  for (const { sql, version } of await readMigrations()) {
    if (version < '20261123') await old.exec(sql);
    if (version === '20250601000200') {
      await old.exec(`insert into public.albums (name, published) values ('Old', true);
        insert into public.gallery_images (album_id, cloudinary_url, title, published, consent)
        select id, 'https://pictures.example/1.jpg', 'Gate', true, true from public.albums`);
    }
  }
  for (const { sql, version } of await readMigrations()) if (version >= '20261123') await old.exec(sql);
  const { rows } = await old.query(`select name, image_count, cover_image_url, s.title
    from public.albums join public.gallery_search s on s.album_id = albums.id order by s.title`);
  const album = { name: 'Old', image_count: 1, cover_image_url: 'https://pictures.example/1.jpg' };
  expect(rows).toEqual([
    { ...album, title: 'Gate' },
    { ...album, title: 'Old' },
  ]);
  await old.close();
});
