import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useSite } from '../site/useSite.ts';
import { hasPhoneSize, imageUrl, isCdnImage, type Preset, phoneMedia, presetSize } from './presets.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** The address as the data has it, without a transformation. */
  image: string;
  preset: Preset;
  alt: string;
  /** Loads the size for saving data, whatever the screen. Only for what no server renders. */
  savesData?: boolean;
}

const transparentToLayout = css({ display: 'contents' });

/**
 * A picture in a preset's size, a smaller one on phones. Props and styles go
 * to the `<img>`; its place is reserved by the preset's width and height.
 */
export function Picture({ image, preset, alt, savesData = false, ...img }: PictureProps) {
  const site = useSite();
  const src = imageUrl(image, preset, site);
  const phone = hasPhoneSize(preset) ? imageUrl(image, preset, site, 'phone') : src;

  return (
    <picture css={transparentToLayout}>
      {savesData && isCdnImage(image, site) && <source srcSet={imageUrl(image, preset, site, 'saving')} />}
      {phone !== src && (
        <>
          <source media={phoneMedia} srcSet={phone} />
          <source media="(prefers-reduced-data: reduce)" srcSet={phone} />
        </>
      )}
      <img {...presetSize(preset)} decoding="async" {...img} alt={alt} src={src} />
    </picture>
  );
}
