import { parse } from 'node:path';
import { heroPhotos } from 'shared/images/heroPhotos';
import type { Office } from './office.ts';
import { photoWords, readHidden, stateOf } from './photos.ts';
import { pictureKey } from './pictureAddress.ts';
import { preparePhoto } from './preparePhoto.ts';
import { readSource } from './readSource.ts';

/** A hero covers the first screen of a computer. */
const smallestSide = 1080;

/** Replaces the home page's photos by those of a folder, whose file names say which is which: all of them or none. */
export async function uploadHeroes({ place, print }: Office, folder: string): Promise<void> {
  const store = await place.openStore();
  const hidden = await readHidden(place.database);
  const problems: string[] = [];
  const heroes: { id: string; name: string; picture: Buffer }[] = [];
  for (const { file, name } of await readSource(folder)) {
    const id = heroPhotos.find((hero) => hero === `hero/${parse(name).name}`);
    if (!id) {
      problems.push(`${name} is no photo of the home page`);
      continue;
    }
    try {
      const { picture, fingerprint } = await preparePhoto(file, smallestSide);
      const withheld = hidden.find(({ cloudinary_url }) => pictureKey(cloudinary_url) === fingerprint);
      if (withheld) problems.push(`${name} is ${photoWords(withheld)} (${stateOf(withheld)})`);
      heroes.push({ id, name, picture });
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : error}`);
    }
  }
  if (problems.length > 0) {
    const names = heroPhotos.map((id) => id.replace('hero/', ''));
    throw new Error(
      `Nothing was changed:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nThe home page's photos are ${names.join(', ')}, each .jpg, .png or .webp.`,
    );
  }
  for (const { id, name, picture } of heroes) print(`  ${name}  ${await store.put(id, picture)}`);
  print(`Replaced ${heroes.length} of the ${heroPhotos.length} photos of the home page.`);
}
