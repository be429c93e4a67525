import { pictureSources } from './pictureSources.ts';
import type { ImageSite, Preset } from './presets.ts';
import { savesData } from './savesData.ts';

/** Asks for a picture that `Picture` will show in a moment, in the size in which it will. In browsers only. */
export function preloadPicture(image: string, preset: Preset, site: ImageSite) {
  const { src, sources } = pictureSources(image, preset, site, savesData());
  if (!src) return;
  const picture = document.createElement('picture');
  for (const { media = '', srcSet = '' } of sources) {
    picture.append(Object.assign(document.createElement('source'), { media, srcset: srcSet }));
  }
  picture.append(Object.assign(document.createElement('img'), { src }));
}
