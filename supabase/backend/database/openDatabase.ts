import { PGlite } from '@electric-sql/pglite';
import { seedSql } from '../../seed/seedSql.ts';
import { applyMigrations } from './applyMigrations.ts';

/** Opens the database in `folder` as its owner, migrated, seeded if empty, its picture addresses current. */
export async function openDatabase(folder: string, imageBase: string): Promise<PGlite> {
  const db = await PGlite.create(folder);
  await applyMigrations(db);
  if (await isEmpty(db)) await db.transaction((transaction) => transaction.exec(seedSql(imageBase)));
  await rebaseImages(db, imageBase);
  return db;
}

async function isEmpty(db: PGlite): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from public.album_groups union all select 1 from public.albums limit 1',
  );
  return rows.length === 0;
}

/** Pictures of this backend keep working when it is started on another port. */
async function rebaseImages(db: PGlite, imageBase: string): Promise<void> {
  const { host, pathname } = new URL(imageBase);
  const anyPort = `^http://localhost:[0-9]+${pathname}`;
  await db.query(
    `update public.gallery_images set cloudinary_url = regexp_replace(cloudinary_url, $1, $2)
     where cloudinary_url ~ $1 and not starts_with(cloudinary_url, $2)`,
    [anyPort, `http://${host}${pathname}`],
  );
}
