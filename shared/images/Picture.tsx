import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useSite } from '../site/useSite.ts';
import { pictureSources } from './pictureSources.ts';
import { type Preset, presetSize } from './presets.ts';

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
  const { src, sources } = pictureSources(image, preset, site, savesData);

  return (
    <picture css={transparentToLayout}>
      {sources.map(({ media, srcSet }) => (
        <source key={media ?? ''} media={media} srcSet={srcSet} />
      ))}
      <img {...presetSize(preset)} decoding="async" {...img} alt={alt} src={src} />
    </picture>
  );
}
