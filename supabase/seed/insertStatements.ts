import { albumRows, groupRows, imageRows } from './seedRows.ts';

export interface InsertStatement {
  table: string;
  columns: string;
  rows: object[];
}

export function insertStatements(imageBase: string): InsertStatement[] {
  return [
    statement('public.album_groups', groupRows()),
    statement('public.albums', albumRows()),
    statement('public.gallery_images', imageRows(imageBase)),
  ];
}

function statement(table: string, rows: object[]): InsertStatement {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return { table, columns, rows };
}

/** The last statement: as in a real gallery, gaps between order numbers tell nothing. */
export const spaceOrderNumbers = 'select private.space_order_numbers()';

/** One statement a table; `json` is a parameter or a literal that holds the rows. */
export function insertSql({ table, columns }: InsertStatement, json: string): string {
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json})`;
}
