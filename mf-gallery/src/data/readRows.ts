import type { SiteConfig } from 'shared/contract/siteConfig';
import { useSite } from 'shared/site/useSite';
import { type GalleryContent, useGalleryContent } from '../GalleryContent.ts';
import { headersTimeoutMs, receive, rowsIn } from './fetchRows.ts';
import { type Gallery, loadGallery } from './loadGallery.ts';
import { ReadError } from './ReadError.ts';
import { type EarlyReadKey, takeEarlyRead } from './takeEarlyRead.ts';

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

interface Rows<Row> {
  data: Row[];
  /** How many there are in all; null when the backend does not say. */
  count: number | null;
}

/** A query of rows, sent when it is awaited. */
export type Select<Row> = (gallery: Gallery) => PromiseLike<Rows<Row>>;

/** Postgres's invalid_text_representation: an id that no row can have. */
const invalidId = '22P02';

/**
 * The rows of a query that the visitor may see, as the HTML requested them early where it did, otherwise by the client.
 * Rejects with a `ReadError`.
 */
export async function readRows<Row>(source: Source, select: Select<Row>, key?: EarlyReadKey) {
  const { content } = source;
  try {
    const early = key && takeEarlyRead(key);
    const { data, count } = early
      ? await readEarly<Row>(early, content)
      : await select(await inTime(loadGallery(source), content));
    return { rows: data, count: Number.isNaN(count) ? null : count };
  } catch (error) {
    if (error instanceof ReadError && error.code === invalidId) return { rows: [], count: 0 };
    if (error instanceof ReadError) throw error;
    throw new ReadError(content.unreachable, { cause: error });
  }
}

/** A response as the client itself would read it. */
async function readEarly<Row>(early: Promise<Response>, content: Source['content']): Promise<Rows<Row>> {
  const response = await rowsIn(await receive(() => early, content), content);
  const count = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { data: await response.json(), count };
}

/** A client that is late goes on loading, for the next attempt. */
async function inTime<Client>(loading: Promise<Client>, content: Source['content']): Promise<Client> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadError(content.tooSlow)), headersTimeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
