import { hasPhoneSize, type ImageSite, imageUrl, isCdnImage, type Preset, phoneMedia } from './presets.ts';

export interface PictureSources {
  /** Undefined for what must not become a source. */
  src: string | undefined;
  /** The first that fits is loaded instead of `src`. */
  sources: readonly { media?: string; srcSet: string | undefined }[];
}

/** The addresses of a picture in a preset's size: a smaller one on phones, and for who saves data. */
export function pictureSources(
  image: string,
  preset: Preset,
  site: ImageSite,
  savesData: boolean,
): PictureSources {
  const src = imageUrl(image, preset, site);
  const phone = hasPhoneSize(preset) ? imageUrl(image, preset, site, 'phone') : src;
  return {
    src,
    sources: [
      ...(savesData && isCdnImage(image, site) ? [{ srcSet: imageUrl(image, preset, site, 'saving') }] : []),
      ...(phone === src
        ? []
        : [
            { media: phoneMedia, srcSet: phone },
            { media: '(prefers-reduced-data: reduce)', srcSet: phone },
          ]),
    ],
  };
}
