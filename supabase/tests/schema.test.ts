import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { databaseTypes } from '../types/databaseTypes.ts';
import { typesFile } from '../types/writeDatabaseTypes.ts';

const db = await PGlite.create();
await applyMigrations(db);
afterAll(() => db.close());

async function rows(sql: string): Promise<unknown[]> {
  return (await db.query(sql)).rows;
}

test('each migration is applied once', async () => {
  await applyMigrations(db);
  const applied = await rows('select version from supabase_migrations.schema_migrations');
  expect(applied).toHaveLength(3);
});

test('the TypeScript types are those of the migrated tables', async () => {
  const written = readFileSync(typesFile, 'utf8');
  expect(written, 'stale: run npm run database-types').toBe(await databaseTypes(db));
});

test('anon and authenticated get nothing on tables, sequences and functions made later', async () => {
  await db.exec(`create table public.later (id serial primary key);
    create function public.later_function() returns int language sql as 'select 1'`);
  const granted = await rows(`
    select r.role,
      has_any_column_privilege(r.role, 'public.later', 'select, insert, update') as columns,
      has_table_privilege(r.role, 'public.later', 'delete, truncate, trigger') as table,
      has_sequence_privilege(r.role, 'public.later_id_seq', 'usage, select') as sequence,
      has_function_privilege(r.role, 'public.later_function()', 'execute') as function
    from (values ('anon'), ('authenticated')) r(role)`);
  const nothing = { columns: false, table: false, sequence: false, function: false };
  expect(granted).toEqual([
    { role: 'anon', ...nothing },
    { role: 'authenticated', ...nothing },
  ]);
});

test('row-level security is on for every public table of ours', async () => {
  expect(
    await rows(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity and relname <> 'later'`),
  ).toEqual([]);
});

test('anon can execute no function of ours', async () => {
  expect(
    await rows(`select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege('anon', oid, 'execute')`),
  ).toEqual([]);
});

test('a slow query of anon is ended after three seconds', async () => {
  expect(await rows("select rolconfig from pg_roles where rolname = 'anon'")).toEqual([
    { rolconfig: ['statement_timeout=3s'] },
  ]);
});

test('anon finds the photos of an album in order by index, row-level security included', async () => {
  await db.exec(`
    insert into public.albums (id, name, published) select gen_random_uuid(), 'Album ' || n, true
      from generate_series(1, 40) n;
    insert into public.gallery_images (album_id, cloudinary_url, title, display_order, published, consent)
      select id, 'https://pictures.example/' || n, 'Photo', n, true, true
      from public.albums, generate_series(1, 100) n;
    analyze`);
  await db.exec('set role anon; set enable_sort = off; set enable_seqscan = off');
  const plan = await rows(`explain select id, title from public.gallery_images
    where album_id = '00000000-0000-0000-0000-000000000000' order by display_order, id limit 200`);
  await db.exec('reset role; reset enable_sort; reset enable_seqscan');
  expect(JSON.stringify(plan)).toMatch(/Index Scan using gallery_images_visible_order_idx/);
});
