import { PostgrestClient, type PostgrestSingleResponse } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { OfficeError } from './OfficeError.ts';

export interface DatabaseAccess {
  /** Origin of the Supabase project or of the local backend. */
  url: string;
  key: string;
  /** What to check when the key is refused or nothing replies. */
  advice: string;
}

export type Database = ReturnType<typeof openDatabase>;

const rowsPerPage = 1000;
const requestTimeoutMs = 30_000;

/** The gallery's tables: past row-level security with the service key, as a visitor reads them with the public one. */
export function openDatabase({ url, key, advice }: DatabaseAccess) {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: {
      apikey: key,
      // Supabase's newer secret keys are not tokens: they go into apikey only.
      ...(key.startsWith('eyJ') && { Authorization: `Bearer ${key}` }),
    },
    timeout: requestTimeoutMs,
    retry: false,
  });

  /** The data of a query. Throws an `OfficeError` where the database refuses it or cannot be reached. */
  async function run<Data>(query: PromiseLike<PostgrestSingleResponse<Data>>): Promise<Data> {
    const { data, error, status } = await query;
    if (!error) return data;
    const what = status === 0 ? 'cannot be reached' : 'refused';
    const isAccess = [0, 401, 403].includes(status);
    throw new OfficeError(`${url} ${what}: ${error.message}.${isAccess ? ` ${advice}` : ''}`);
  }

  return {
    from: (table: string) => client.from(table),
    run,
    /** All rows, also beyond the backend's row cap. `page` is an ordered query of the rows from `first` to `last`. */
    async readAll<Schema extends v.GenericSchema>(
      schema: Schema,
      page: (first: number, last: number) => PromiseLike<PostgrestSingleResponse<unknown[]>>,
    ): Promise<v.InferOutput<Schema>[]> {
      const rows: v.InferOutput<Schema>[] = [];
      for (;;) {
        const more = await run(page(rows.length, rows.length + rowsPerPage - 1));
        if (more.length === 0) return rows;
        rows.push(...more.map((row) => v.parse(schema, row)));
      }
    },
  };
}
