import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from 'shared/contract/database';
import type { Locale } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';

const timeoutMs = 10_000;

/** By locale of the page. */
const columns = {
  en: 'title,cloudinary_url,album_id,albums(name)',
  bn: 'title,title_bn,cloudinary_url,album_id,albums(name,name_bn)',
} as const;

interface Row {
  title: string;
  title_bn?: string | null;
  cloudinary_url: string;
  album_id: string;
  albums: { name: string; name_bn?: string | null };
}

/** A photo as visitors may see it, with its album; null where it is withdrawn or never existed. */
export async function readPhoto({ url, anonKey }: SiteConfig['supabase'], id: string, locale: Locale) {
  const { data } = await new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  })
    .from('gallery_images')
    .select(columns[locale])
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .maybeSingle()
    .throwOnError()
    .overrideTypes<Row, { merge: false }>();
  return (
    data && {
      /** Empty where it has none. */
      title: (data.title_bn || data.title).trim(),
      url: data.cloudinary_url,
      albumId: data.album_id,
      album: data.albums.name_bn || data.albums.name,
    }
  );
}

export type VisiblePhoto = NonNullable<Awaited<ReturnType<typeof readPhoto>>>;
