import type { Gallery } from './loadGallery.ts';
import { ReadError } from './ReadError.ts';
import { readRows, type Select, type Source } from './readRows.ts';
import type { EarlyReadKey } from './takeEarlyRead.ts';

/** Rows of one request. PostgREST cuts longer answers off without saying so. */
export const pageSize = 1000;

/** All rows of a query, page by page; most have one. The HTML may have requested the first. Rejects with a `ReadError`. */
export async function* readPages<Row>(
  source: Source,
  selectFrom: (gallery: Gallery, offset: number) => ReturnType<Select<Row>>,
  firstPage: EarlyReadKey,
) {
  let offset = 0;
  let total: number | null = null;
  for (;;) {
    const { rows, count } = await readRows(
      source,
      (gallery) => selectFrom(gallery, offset),
      offset === 0 ? firstPage : undefined,
    );
    // A row that was withdrawn meanwhile has moved the later ones up: one of them would be missed.
    if (offset > 0 && count !== total) throw new ReadError(source.content.changed);
    yield rows;
    total = count;
    offset += rows.length;
    const isLast = total === null ? rows.length < pageSize : offset >= total;
    if (isLast || rows.length === 0) return;
  }
}
