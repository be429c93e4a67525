import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../backend/database/applyMigrations.ts';

export const typesFile = join(import.meta.dirname, '../../shared/contract/database.ts');

/** `npm run database-types`: describes the migrated database to TypeScript. */
export async function run() {
  const db = await PGlite.create();
  await applyMigrations(db);
  writeFileSync(typesFile, await databaseTypes(db));
  await db.close();
  execFileSync('biome', ['format', '--write', typesFile]);
}

const names = (condition: string) =>
  `coalesce(string_agg(quote_literal(column_name), ' | ' order by column_name) filter (where ${condition}), 'never')`;

const tablesSql = `
  select format('%s: Table<{ %s }, %s, %s, [%s]>;', table_name,
    string_agg(
      column_name || ': '
        || case data_type when 'integer' then 'number' when 'boolean' then 'boolean' when 'tsvector' then 'unknown' else 'string' end
        || case is_nullable when 'YES' then ' | null' else '' end,
      '; ' order by column_name),
    ${names("is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'")},
    ${names("is_generated = 'ALWAYS'")},
    (
      select string_agg(format('ForeignKey<%L, %L, %L>', conname, attname, confrelid::regclass), ', ' order by conname)
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and conrelid = format('public.%I', table_name)::regclass
    )) as "table"
  from information_schema.columns where table_schema = 'public' group by table_name order by table_name`;

/** The tables of schema `public` for supabase-js, which needs no more. Supabase's own generator needs Docker. */
export async function databaseTypes(db: Pick<PGlite, 'query'>): Promise<string> {
  const { rows } = await db.query<{ table: string }>(tablesSql);
  return `// Written by \`npm run database-types\` from supabase/migrations.
import type { ForeignKey, Table } from './databaseTable.ts';

export interface Database {
  public: {
    Tables: { ${rows.map(({ table }) => table).join(' ')} };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
`;
}
