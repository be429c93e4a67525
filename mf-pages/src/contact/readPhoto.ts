import { columnsIn } from 'shared/contract/galleryColumns';
import type { Locale } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';

const timeoutMs = 10_000;

interface Row {
  title: string;
  title_bn?: string | null;
  cloudinary_url: string;
  album_id: string;
  albums: { name: string; name_bn?: string | null };
}

/** A photo as visitors may see it, with its album; null where it is withdrawn or never existed. */
export async function readPhoto({ url, anonKey }: SiteConfig['supabase'], id: string, locale: Locale) {
  const photo = columnsIn(locale, 'gallery_images', ['title', 'cloudinary_url', 'album_id']);
  const query = { select: `${photo},albums(${columnsIn(locale, 'albums', ['name'])})`, id: `eq.${id}` };
  const response = await fetch(`${url}/rest/v1/gallery_images?${new URLSearchParams(query)}`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The photo could not be read: ${response.status}`);
  const [data]: Row[] = await response.json();
  return data
    ? {
        /** Empty where it has none. */
        title: (data.title_bn || data.title).trim(),
        url: data.cloudinary_url,
        albumId: data.album_id,
        album: data.albums.name_bn || data.albums.name,
      }
    : null;
}

export type VisiblePhoto = NonNullable<Awaited<ReturnType<typeof readPhoto>>>;
