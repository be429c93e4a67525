import type { PGlite } from '@electric-sql/pglite';
import { type Migration, readBootstrap, readMigrations } from './migrations.ts';

/** Applies each migration once, recorded in the table that the Supabase CLI uses. */
export async function applyMigrations(db: PGlite): Promise<void> {
  await bootstrap(db);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const migration of await readMigrations()) {
    if (!applied.has(migration.version)) await applyMigration(db, migration);
  }
}

async function applyMigration(db: PGlite, { file, version, name, sql }: Migration): Promise<void> {
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
  const sql = await readBootstrap();
  await db.transaction((transaction) => transaction.exec(sql));
}
