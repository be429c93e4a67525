import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from 'shared/contract/database';
import type {} from 'shared/contract/earlyReads';
import type { FirstRead } from 'shared/contract/section';
import type { Select } from './readRows.ts';

/** What the HTML requested longer ago is not shown as fresh. */
const maxAgeMs = 20_000;

/** The request that a query sends, for a page's HTML to send it early. `{albumId}` stays as it is. */
export async function firstRead<Row>(select: Select<Row>): Promise<FirstRead> {
  const sent: FirstRead[] = [];
  const recorder = new PostgrestClient<Database>('http://recorder', {
    fetch: async (address, init) => {
      const path = String(address).replace('http://recorder/', '').replace('%7BalbumId%7D', '{albumId}');
      const prefer = new Headers(init?.headers).get('Prefer');
      sent.push({ path, ...(prefer && { prefer }) });
      return Response.json([]);
    },
  });
  await select(recorder);
  const [read] = sent;
  if (!read) throw new Error('A query that is to be sent early sent no request.');
  return read;
}

/** The response that the HTML requested at this address already: once, for the first read of a page. */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = window.earlyReads?.get(address);
  window.earlyReads?.delete(address);
  return early && performance.now() - early.startedAt < maxAgeMs ? early.response : undefined;
}
