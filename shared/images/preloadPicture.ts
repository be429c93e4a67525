import { pictureSources } from './pictureSources.ts';
import type { ImageSite, Preset } from './presets.ts';
import { savesData } from './savesData.ts';

/** Asks for a picture that `Picture` will show in a moment, in the size in which it will. In browsers only. */
export function preloadPicture(image: string, preset: Preset, site: ImageSite) {
  const { src, sources } = pictureSources(image, preset, site, savesData());
  const fitting = sources.find(({ media }) => !media || matchMedia(media).matches);
  const href = fitting?.srcSet ?? src;
  if (href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }),
    );
}
