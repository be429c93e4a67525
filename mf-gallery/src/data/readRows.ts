import type { FirstRead } from 'shared/contract/section';
import type { SiteConfig } from 'shared/contract/siteConfig';
import * as v from 'valibot';
import { accessToken } from './accessToken.ts';
import { dataContent } from './content.en.ts';
import { fetchRead } from './fetchRead.ts';
import { ReadError } from './ReadError.ts';

export interface Page {
  rows: readonly unknown[];
  /** How many rows there are in all; null when the backend does not say. */
  count: number | null;
}

const listOfRows = v.array(v.unknown());

/** What the visitor may see of what is asked for. Rejects with a `ReadError`. */
export async function readRows(
  supabase: SiteConfig['supabase'],
  { path, prefer }: FirstRead,
  signal: AbortSignal,
): Promise<Page> {
  const token = await accessToken(supabase);
  const response = await fetchRead(`${supabase.url}/rest/v1/${path}`, {
    headers: {
      apikey: supabase.anonKey,
      Authorization: `Bearer ${token}`,
      ...(prefer && { Prefer: prefer }),
    },
    signal,
  });
  const rows = v.safeParse(listOfRows, await response.json());
  if (!rows.success) throw new ReadError(dataContent.unreadable, { mayPass: true });
  return { rows: rows.output, count: rowsInAll(response) };
}

/** `0-999/2300` says 2300, `0-999/*` nothing. */
function rowsInAll({ headers }: Response) {
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return total === undefined ? null : Number(total);
}
