import { type HeroPhoto, heroPhotos } from 'shared/images/heroPhotos';
import sharp from 'sharp';
import { demoGallery } from 'supabase/seed/demoGallery';
import type { Office, Place } from './office.ts';

/** The home page's photos that are this picture, byte for byte as they were stored. */
export async function heroesLike({ site }: Place, address: string): Promise<HeroPhoto[]> {
  const picture = await fetchWhole(address);
  if (!picture) return [];
  const heroes: HeroPhoto[] = [];
  for (const id of heroPhotos) {
    if ((await fetchWhole(`${site.images.base}v1/${id}`))?.equals(picture)) heroes.push(id);
  }
  return heroes;
}

async function fetchWhole(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}

/** Puts the drawing that the site came with in place of a photo of the home page. */
export async function removeHero({ place, print }: Office, wanted: string): Promise<void> {
  const id = heroPhotos.find((hero) => hero === wanted || hero === `hero/${wanted}`);
  const drawing = id && demoGallery.files.get(id);
  if (!drawing) {
    const names = heroPhotos.map((hero) => hero.replace('hero/', '')).join(', ');
    throw new Error(`"${wanted}" is no photo of the home page. They are ${names}.`);
  }
  const picture = await sharp(drawing).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  await (await place.openStore()).put(id, picture);
  print(`A drawing stands in place of ${id.replace('hero/', '')} on the home page.`);
}
