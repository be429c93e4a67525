import * as v from 'valibot';
import { OfficeError } from '../OfficeError.ts';

export interface TablesAccess {
  /** Origin of the Supabase project or of the local backend. */
  url: string;
  serviceKey: string;
  /** What to do when the key is refused or nothing answers. */
  advice: { refused: string; unreachable: string };
}

export interface Tables {
  /** All rows, also beyond the backend's row cap. `query` is PostgREST's, with an order. */
  read<Schema extends v.GenericSchema>(
    table: string,
    query: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>[]>;
  /** In one statement: all rows or none. */
  insert(table: string, rows: readonly object[]): Promise<void>;
  /** Returns how many rows were changed. */
  update(table: string, query: string, change: object): Promise<number>;
  remove(table: string, query: string): Promise<void>;
}

const refusal = v.object({ message: v.string(), code: v.nullish(v.string()) });
const rowsSchema = v.array(v.unknown());
const pageSize = 1000;
const patience = 30_000;

/** The gallery's tables, past row-level security. Never for a page. */
export function openTables({ url, serviceKey, advice }: TablesAccess): Tables {
  async function send(method: string, path: string, body?: object): Promise<unknown[]> {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        apikey: serviceKey,
        // Supabase's newer secret keys are no tokens and go into apikey alone.
        ...(serviceKey.startsWith('eyJ') && { Authorization: `Bearer ${serviceKey}` }),
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new OfficeError(`${url} does not answer (${reason(error)}). ${advice.unreachable}`);
    });
    const text = await response.text();
    if (!response.ok) throw refused(response.status, text);
    const rows = v.safeParse(rowsSchema, parsed(text));
    if (rows.success) return rows.output;
    throw new OfficeError(`${url} answered something that is not a table. ${advice.unreachable}`);
  }

  function refused(status: number, text: string): OfficeError {
    const answer = v.safeParse(refusal, parsed(text));
    const said = answer.success ? answer.output.message : `status ${status}`;
    const isKeyRefused = status === 401 || status === 403;
    return new OfficeError(`${url} refused: ${said}.${isKeyRefused ? ` ${advice.refused}` : ''}`);
  }

  return {
    async read(table, query, schema) {
      const rows: unknown[] = [];
      for (;;) {
        const page = await send('GET', `${table}?${query}&limit=${pageSize}&offset=${rows.length}`);
        rows.push(...page);
        if (page.length < pageSize) return rows.map((row) => v.parse(schema, row));
      }
    },
    insert: async (table, rows) => {
      await send('POST', table, rows);
    },
    update: async (table, query, change) => (await send('PATCH', `${table}?${query}`, change)).length,
    remove: async (table, query) => {
      await send('DELETE', `${table}?${query}`);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reason = (error: unknown) =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);
