import type { Page } from './readRows.ts';
import { pageSize } from './reads.ts';

/** All rows of a read, page by page: as many pages as it takes, one for most. */
export async function* readPages(readPage: (offset: number) => Promise<Page>) {
  let read = 0;
  for (;;) {
    const { rows, count } = await readPage(read);
    yield rows;
    read += rows.length;
    const isLast = count === null ? rows.length < pageSize : read >= count;
    if (isLast || rows.length === 0) return;
  }
}
