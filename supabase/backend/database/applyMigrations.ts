import type { PGlite } from '@electric-sql/pglite';
import { readBootstrap, readMigrations } from './migrations.ts';

const appliedTable = 'supabase_migrations.schema_migrations';

/** Applies each migration once, recorded in the table that the Supabase CLI uses. */
export async function applyMigrations(db: PGlite): Promise<void> {
  const known = await db.query<{ found: string | null }>('select to_regclass($1)::text as found', [
    appliedTable,
  ]);
  if (known.rows[0]?.found == null) {
    const sql = await readBootstrap();
    await db.transaction((transaction) => transaction.exec(sql));
  }
  const { rows } = await db.query<{ version: string }>(`select version from ${appliedTable}`);
  const applied = new Set(rows.map((row) => row.version));
  for (const { file, version, name, sql } of await readMigrations()) {
    if (applied.has(version)) continue;
    try {
      await db.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          `insert into ${appliedTable} (version, name, statements) values ($1, $2, $3)`,
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new Error(`The migration ${file} failed, nothing of it was kept: ${String(error)}`);
    }
  }
}
