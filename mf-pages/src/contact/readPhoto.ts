import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from 'shared/contract/database';
import type { SiteConfig } from 'shared/contract/siteConfig';

const timeoutMs = 10_000;

/** A photo as visitors may see it, with its album; null where it is withdrawn or never existed. */
export async function readPhoto({ url, anonKey }: SiteConfig['supabase'], id: string) {
  const { data } = await new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  })
    .from('gallery_images')
    .select('title,cloudinary_url,album_id,albums(name)')
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .maybeSingle()
    .throwOnError();
  return data;
}

export type VisiblePhoto = NonNullable<Awaited<ReturnType<typeof readPhoto>>>;
