interface Queryable {
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
}

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
}

interface Relationship {
  table: string;
  foreignKeyName: string;
  columns: string[];
  referencedRelation: string;
  referencedColumns: string[];
}

const columnsSql = `
  select table_name as "table", column_name as "name", data_type as "type",
    is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault",
    is_generated = 'ALWAYS' as "isGenerated"
  from information_schema.columns
  where table_schema = 'public'
  order by table_name, column_name`;

const columnNames = (relation: string, numbers: string) => `array(
  select attname::text from unnest(${numbers}) with ordinality as key(number, place)
  join pg_attribute on attrelid = ${relation} and attnum = key.number order by place)`;

const relationshipsSql = `
  select conrelid::regclass::text as "table", conname as "foreignKeyName",
    ${columnNames('conrelid', 'conkey')} as "columns",
    confrelid::regclass::text as "referencedRelation",
    ${columnNames('confrelid', 'confkey')} as "referencedColumns"
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  order by conname`;

const typeScript: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  integer: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

/**
 * The tables of schema `public` as `supabase gen types` describes them to supabase-js. Supabase's own generator needs
 * Node 22.
 */
export async function databaseTypes(db: Queryable): Promise<string> {
  const { rows: columns } = await db.query<Column>(columnsSql);
  const { rows: relationships } = await db.query<Relationship>(relationshipsSql);
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) =>
    tableType(
      table,
      columns.filter((column) => column.table === table),
      relationships.filter((relationship) => relationship.table === table),
    ),
  );
  return `// Written by \`npm run database-types\` from supabase/migrations.

export interface Database {
  public: {
    Tables: {
${tables.join('\n')}
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
`;
}

function tableType(table: string, columns: Column[], relationships: Relationship[]) {
  const row = columns.map((column) => `${column.name}: ${valueType(column)};`);
  const update = columns.map((column) => writable(column, true));
  const insert = columns.map((column) => writable(column, column.isNullable || column.hasDefault));
  const keys = relationships.flatMap(({ foreignKeyName, columns, referencedRelation, referencedColumns }) => [
    '{',
    `  foreignKeyName: '${foreignKeyName}';`,
    `  columns: ${tuple(columns)};`,
    `  referencedRelation: '${referencedRelation}';`,
    `  referencedColumns: ${tuple(referencedColumns)};`,
    '},',
  ]);
  return [
    `${table}: {`,
    ...block('Row: {', row, '};'),
    ...block('Insert: {', insert, '};'),
    ...block('Update: {', update, '};'),
    ...(keys.length > 0 ? block('Relationships: [', keys, '];') : ['  Relationships: [];']),
    '};',
  ]
    .map((line) => `      ${line}`)
    .join('\n');
}

const block = (open: string, lines: readonly string[], close: string) =>
  [open, ...lines.map((line) => `  ${line}`), close].map((line) => `  ${line}`);

const tuple = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const writable = (column: Column, isOptional: boolean) =>
  column.isGenerated
    ? `${column.name}?: never;`
    : `${column.name}${isOptional ? '?' : ''}: ${valueType(column)};`;

function valueType({ table, name, type, isNullable }: Column) {
  const value = typeScript[type];
  if (!value) {
    throw new Error(`${table}.${name} is ${type}: say in databaseTypes.ts which TypeScript type that is.`);
  }
  return isNullable ? `${value} | null` : value;
}
