import type {} from 'shared/contract/earlyReads';

import * as v from 'valibot';
import { validRows } from './validRows.ts';

/** Milliseconds after which what the HTML asked for is too old to be shown as fresh. */
const longestWait = 20_000;

/** The answer that the HTML has asked for at this address already: once, for the first read of a page. */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = window.earlyReads?.get(address);
  window.earlyReads?.delete(address);
  return early && performance.now() - early.startedAt < longestWait ? early.response : undefined;
}

/** What the HTML has asked a table for, as soon as it is there. The answer stays for the query to take. */
export async function earlyRows<Schema extends v.GenericSchema>(
  table: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  for (const [address, { response }] of window.earlyReads ?? []) {
    if (!new URL(address).pathname.endsWith(`/${table}`)) continue;
    const rows = v.safeParse(v.array(v.unknown()), await (await response).clone().json());
    return rows.success ? validRows(table, schema, rows.output) : [];
  }
  return [];
}
