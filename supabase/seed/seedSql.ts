import { albumRows, groupRows, imageRows } from './seedRows.ts';

/** Inserts the demo's rows. As in a real gallery, gaps between order numbers tell nothing. */
export const seedSql = (imageBase: string) => `${insert('public.album_groups', groupRows())}
${insert('public.albums', albumRows())}
${insert('public.gallery_images', imageRows(imageBase))}
select private.space_order_numbers();`;

function insert(table: string, rows: object[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const json = `'${JSON.stringify(rows).replaceAll("'", "''")}'::jsonb`;
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json});`;
}
