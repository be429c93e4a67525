import { PostgrestClient, PostgrestError } from '@supabase/postgrest-js';
import type { Database } from 'shared/contract/database';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { useSite } from 'shared/site/useSite';
import * as v from 'valibot';
import { type GalleryContent, useGalleryContent } from '../GalleryContent.ts';
import { takeEarlyRead } from './firstReads.ts';
import { ReadError } from './ReadError.ts';
import { sessionToken } from './sessionToken.ts';

/** Where rows are read, and in what words failures and gaps are told. */
export interface Source {
  supabase: SiteConfig['supabase'];
  content: GalleryContent['data'];
}

export function useSource(): Source {
  const { supabase } = useSite();
  const { data: content } = useGalleryContent();
  return { supabase, content };
}

export type Gallery = PostgrestClient<Database>;

/** A query of rows, sent when it is awaited. */
export type Select<Row> = (gallery: Gallery) => PromiseLike<{ data: Row[]; count: number | null }>;

/**
 * The database ends a query at 3 s; with the waits between four attempts, a visitor whose backend never responds
 * learns so after 27 s.
 */
const headersTimeoutMs = 5000;
const bodyTimeoutMs = 20_000;

/** Postgres's invalid_text_representation: an id that no row can have. */
const invalidId = '22P02';

/**
 * The rows of a query that the visitor may see, and how many there are in all: null when the backend does not say.
 * Rejects with a `ReadError`.
 */
export async function readRows<Row>(source: Source, select: Select<Row>) {
  const { supabase } = source;
  const token = await sessionToken(supabase);
  try {
    return await readAs(token ?? supabase.anonKey, source, select);
  } catch (error) {
    const isRefused = error instanceof ReadError && error.status === 401;
    if (!token || !isRefused) throw error;
    // A session of before the project's secret was changed: everyone may read what is public.
    return readAs(supabase.anonKey, source, select);
  }
}

async function readAs<Row>(token: string, { supabase, content }: Source, select: Select<Row>) {
  const { url, anonKey } = supabase;
  const timeout = new AbortController();
  let timer = setTimeout(() => timeout.abort(), headersTimeoutMs);
  const timedOut = new Promise<never>((_, reject) => timeout.signal.addEventListener('abort', reject));
  const gallery: Gallery = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    retry: false,
    fetch: async (address, init) => {
      const response = await (takeEarlyRead(String(address)) ??
        fetch(address, { ...init, signal: timeout.signal }));
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), bodyTimeoutMs);
      if (!response.ok) throw await refusal(response, content);
      return response;
    },
  });
  try {
    const { data, count } = await Promise.race([select(gallery), timedOut]);
    if (!Array.isArray(data)) throw new ReadError(content.unreadable);
    return { rows: data, count: Number.isNaN(count) ? null : count };
  } catch (error) {
    if (timeout.signal.aborted) throw new ReadError(content.tooSlow);
    if (error instanceof ReadError && error.code === invalidId) return { rows: [], count: 0 };
    if (error instanceof ReadError) throw error;
    const isNoJson = error instanceof PostgrestError;
    throw new ReadError(isNoJson ? content.unreadable : content.unreachable, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const refusalBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.pipe(v.string(), v.nonEmpty()), code: v.nullish(v.string()) }),
);

async function refusal(response: Response, content: Source['content']) {
  const { status, headers } = response;
  const { success, output } = v.safeParse(refusalBody, await response.text());
  // The backend's own words are English.
  const isReadable = success && content.locale === 'en';
  return new ReadError(isReadable ? output.message : content.refused.replace('{status}', String(status)), {
    status,
    code: success ? (output.code ?? undefined) : undefined,
    retryAfterMs: (Number(headers.get('Retry-After')) || 0) * 1000,
  });
}
