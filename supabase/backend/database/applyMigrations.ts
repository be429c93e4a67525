import { readdir, readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

const bootstrapFile = new URL('../bootstrap.sql', import.meta.url);
const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** Applies each migration once, recorded in the table that the Supabase CLI uses. */
export async function applyMigrations(db: PGlite): Promise<void> {
  await bootstrap(db);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const file of (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()) {
    const [version = '', ...name] = file.replace(/\.sql$/, '').split('_');
    if (!applied.has(version)) await applyMigration(db, file, version, name.join('_'));
  }
}

async function applyMigration(db: PGlite, file: string, version: string, name: string): Promise<void> {
  const sql = await readFile(new URL(file, migrationsFolder), 'utf8');
  try {
    await db.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  } catch (error) {
    throw new Error(`The migration ${file} failed, nothing of it was kept: ${String(error)}`);
  }
}

async function bootstrap(db: PGlite): Promise<void> {
  const { rows } = await db.query(
    "select 1 where to_regclass('supabase_migrations.schema_migrations') is null",
  );
  if (rows.length === 0) return;
  const sql = await readFile(bootstrapFile, 'utf8');
  await db.transaction((transaction) => transaction.exec(sql));
}
