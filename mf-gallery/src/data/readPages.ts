import * as v from 'valibot';
import { dataContent } from './content.en.ts';
import { ReadError } from './ReadError.ts';

/** Rows asked for at once. PostgREST cuts longer answers off without saying so. */
export const pageSize = 1000;

interface Page {
  data: unknown;
  /** How many rows there are in all; null when the backend does not say. */
  count: number | null;
}

const rows = v.array(v.unknown());

/** All rows of a read, page by page: as many pages as it takes, one for most. */
export async function* readPages(readPage: (from: number, to: number) => PromiseLike<Page>) {
  let read = 0;
  for (;;) {
    const { data, count } = await readPage(read, read + pageSize - 1);
    const page = v.safeParse(rows, data);
    if (!page.success) throw new ReadError(dataContent.unreadable, { mayPass: true });
    yield page.output;
    read += page.output.length;
    const isLast = count === null ? page.output.length < pageSize : read >= count;
    if (isLast || page.output.length === 0) return;
  }
}
