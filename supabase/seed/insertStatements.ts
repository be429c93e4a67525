import { albumRows, groupRows, imageRows } from './seedRows.ts';

interface InsertStatement {
  table: string;
  rows: object[];
}

export const insertStatements = (imageBase: string): InsertStatement[] => [
  { table: 'public.album_groups', rows: groupRows() },
  { table: 'public.albums', rows: albumRows() },
  { table: 'public.gallery_images', rows: imageRows(imageBase) },
];

/** One statement a table; `json` is a parameter or a literal that holds the rows. */
export function insertSql({ table, rows }: InsertStatement, json: string): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json})`;
}

/** The last statement: as in a real gallery, gaps between order numbers tell nothing. */
export const spaceOrderNumbers = 'select private.space_order_numbers()';
