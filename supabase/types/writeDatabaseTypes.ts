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

/** A view of `public` that shows a table of `private` has that table's rules for the columns that it takes over. */
const tablesSql = `
  with described as (
    select shown.table_name, shown.column_name, shown.data_type,
      coalesce(base.is_nullable, shown.is_nullable) as is_nullable,
      coalesce(base.column_default, shown.column_default) as column_default,
      case when base.table_name is null and views.table_name is not null then 'ALWAYS' else shown.is_generated end as is_generated
    from information_schema.columns shown
    left join information_schema.columns base on base.table_schema = 'private'
      and (base.table_name, base.column_name) = (shown.table_name, shown.column_name)
    left join information_schema.views on views.table_schema = 'public' and views.table_name = shown.table_name
    where shown.table_schema = 'public'
  )
  select format('%s: Table<{ %s }, %s, %s, [%s]>;', table_name,
    string_agg(
      column_name || ': '
        || case data_type when 'integer' then 'number' when 'boolean' then 'boolean' when 'tsvector' then 'unknown'
          when 'ARRAY' then 'number[]' else 'string' end
        || case is_nullable when 'YES' then ' | null' else '' end,
      '; ' order by column_name),
    ${names("is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'")},
    ${names("is_generated = 'ALWAYS'")},
    (
      select string_agg(
        format('ForeignKey<%L, %L, %L>', conname, attname, (select relname from pg_class where oid = confrelid)),
        ', ' order by conname)
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f'
        and conrelid = coalesce(to_regclass(format('private.%I', table_name)), to_regclass(format('public.%I', table_name)))
    )) as "table"
  from described group by table_name order by table_name`;

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
