import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from './applyMigrations.ts';
import { rebaseImages } from './rebaseImages.ts';

/** Opens the database in `folder` as its owner, migrated, seeded if empty, its picture addresses current. */
export async function openDatabase(folder: string, imageBase: string): Promise<PGlite> {
  const db = await PGlite.create(folder);
  await applyMigrations(db);
  if (await isEmpty(db)) {
    const { insertSeed } = await import('../../seed/insertSeed.ts');
    await insertSeed(db, imageBase);
  }
  await rebaseImages(db, imageBase);
  return db;
}

async function isEmpty(db: PGlite): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from public.album_groups union all select 1 from public.albums limit 1',
  );
  return rows.length === 0;
}
