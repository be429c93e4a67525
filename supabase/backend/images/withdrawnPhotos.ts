import * as v from 'valibot';
import { parseDelivery } from './parseDelivery.ts';

const PAGE = 1000;
const pageSchema = v.array(v.object({ cloudinary_url: v.string() }));
const HIDDEN_PHOTOS =
  'gallery_images?select=cloudinary_url,albums()&albums.published=is.true&or=(visible.is.false,albums.is.null)&order=id';

/** Together with the browser's 55 s this keeps a withdrawn photo from being seen after 60 s. */
export const WITHDRAWN_CHECK_MS = 4_000;

export interface WithdrawnOptions {
  restUrl: string;
  serviceKey: string;
  imageBase: string;
}

/** Answers whether the gallery knows a picture that visitors may not see: removed, unpublished, without consent. */
export function withdrawnPhotos(options: WithdrawnOptions): (publicId: string) => Promise<boolean> {
  let known: Promise<Set<string>> | undefined;
  let askedAt = 0;

  async function read(): Promise<Set<string>> {
    const withdrawn = new Set<string>();
    for (let offset = 0, more = true; more; offset += PAGE) {
      const rows = await readPage(options, offset);
      for (const { cloudinary_url: url } of rows) {
        if (url.startsWith(options.imageBase)) {
          withdrawn.add(parseDelivery(url.slice(options.imageBase.length)).publicId);
        }
      }
      more = rows.length === PAGE;
    }
    return withdrawn;
  }

  return async (publicId) => {
    if (!known || Date.now() - askedAt > WITHDRAWN_CHECK_MS) {
      askedAt = Date.now();
      known = read();
      known.catch(() => {
        known = undefined;
      });
    }
    return (await known).has(publicId);
  };
}

async function readPage({ restUrl, serviceKey }: WithdrawnOptions, offset: number) {
  const response = await fetch(`${restUrl}/${HIDDEN_PHOTOS}&limit=${PAGE}&offset=${offset}`, {
    headers: { apikey: serviceKey },
  });
  if (!response.ok) throw new Error(`The withdrawn photos could not be read: ${response.status}.`);
  return v.parse(pageSchema, await response.json());
}
