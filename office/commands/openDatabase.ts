import { createClient, type PostgrestSingleResponse, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from 'shared/contract/database';
import { nodeWebSocket } from 'shared/nodeWebSocket';

export type GalleryTables = Schema['public']['Tables'];

interface DatabaseAccess {
  /** Origin of the Supabase project or of the local backend. */
  url: string;
  key: string;
  /** What to check when the key is refused or nothing replies. */
  advice: string;
}

export type Database = ReturnType<typeof openDatabase>;

const rowsPerPage = 1000;
const requestTimeoutMs = 30_000;

/** Reads are retried as the library does: three times, on failures that may pass. */
export const connect = (url: string, key: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: requestTimeoutMs },
    realtime: { transport: nodeWebSocket },
  });

/** The gallery's tables: past row-level security with the service key, as a visitor reads them with the public one. */
export function openDatabase({ url, key, advice }: DatabaseAccess) {
  const tables: SupabaseClient<Schema> = connect(url, key);

  /** The data of a query. Throws an error where the database refuses it or cannot be reached. */
  async function run<Data>(query: PromiseLike<PostgrestSingleResponse<Data>>): Promise<Data> {
    const { data, error, status } = await query;
    if (!error) return data;
    const what = status === 0 ? 'cannot be reached' : 'refused';
    const isAccess = [0, 401, 403].includes(status);
    throw new Error(`${url} ${what}: ${error.message}.${isAccess ? ` ${advice}` : ''}`);
  }

  /** All rows, also beyond the backend's row cap. `page` is an ordered query of the rows from `first` to `last`. */
  async function readAll<Row>(
    page: (first: number, last: number) => PromiseLike<PostgrestSingleResponse<Row[]>>,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (;;) {
      const more = await run(page(rows.length, rows.length + rowsPerPage - 1));
      if (more.length === 0) return rows;
      rows.push(...more);
    }
  }

  return { tables, run, readAll };
}
