import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { readMigrations } from '../backend/database/migrations.ts';

const db = await PGlite.create();
await applyMigrations(db);
afterAll(() => db.close());

test('each migration is applied once', async () => {
  await applyMigrations(db);
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  expect(rows).toHaveLength((await readMigrations()).length);
});

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
    .sort();

test('the TypeScript types are those of the migrated tables', async () => {
  const { rows } = await db.query<{ table: string }>(`
    select table_name as "table",
      array_agg(column_name || ': '
        || case data_type when 'integer' then 'number' when 'boolean' then 'boolean'
             when 'tsvector' then 'unknown' else 'string' end
        || case is_nullable when 'YES' then ' | null' else '' end order by column_name) as columns,
      array_agg(quote_literal(column_name) order by column_name)
        filter (where is_nullable = 'NO' and column_default is null and is_generated = 'NEVER') as needed
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`);
  const types = readFileSync(new URL('../../shared/contract/database.ts', import.meta.url), 'utf8');
  const written = [...types.matchAll(/(\w+): Table<\s*\{([^}]+)\},\s*([^,>]+)/g)];
  expect(
    written.map(([, table, columns = '', needed = '']) => ({
      table,
      columns: parts(columns, ';'),
      needed: parts(needed, '|'),
    })),
  ).toEqual(rows);
});
