import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import type { Transformation, Watermark } from './parseDelivery.ts';

export type ImageFormat = 'jpg' | 'webp';

const boldFont = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf',
);

// libvips would go on using what it has read of a file that was replaced.
sharp.cache(false);

const qualityPercents = { jpg: { good: 80, eco: 68 }, webp: { good: 78, eco: 66 } };

/** Renders a picture's file; without a transformation, whole. */
export async function encode(
  file: string,
  format: ImageFormat,
  transformation: Transformation | undefined,
): Promise<Buffer> {
  await registerFont();
  const picture = sharp(file).autoOrient();
  const done = transformation ? await transformed(picture, transformation) : picture;
  const quality = qualityPercents[format][transformation?.quality ?? 'good'];
  return format === 'webp'
    ? done.webp({ quality, effort: 2 }).toBuffer()
    : done.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
}

async function transformed(
  picture: Sharp,
  { width, height, crop, keeps, sharpen, watermark }: Transformation,
): Promise<Sharp> {
  if (crop === 'fill') picture.resize({ width, height, fit: 'cover', position: keeps });
  else picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });
  if (sharpen) picture.sharpen({ sigma: 1 });
  return watermark ? withWatermark(picture, watermark) : picture;
}

async function withWatermark(picture: Sharp, { text, size, x, y }: Watermark): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const marked = sharp(data, { raw: info });
  const layer = await drawText(`<span foreground="#ffffff" fgalpha="60%">${escapeMarkup(text)}</span>`, size);
  // What would reach beyond the picture is cut off, as Cloudinary does.
  const width = Math.min(layer.info.width, info.width - x);
  const height = Math.min(layer.info.height, info.height - y);
  if (width <= 0 || height <= 0) return marked;
  const seen = { left: layer.info.width - width, top: layer.info.height - height, width, height };
  const input = await sharp(layer.data).extract(seen).png().toBuffer();
  return marked.composite([{ input, left: info.width - x - width, top: info.height - y - height }]);
}

const drawText = (markup: string, size: number, fontfile?: string) =>
  sharp({
    text: {
      text: markup,
      font: `Noto Sans Bengali Bold ${size}`,
      dpi: 72,
      rgba: true,
      ...(fontfile && { fontfile }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let registered: Promise<unknown> | undefined;

/** A font file that was named once is known to all later drawings, also to the letters in the demo's SVG files. */
function registerFont(): Promise<unknown> {
  registered ??= drawText('a', 10, boldFont);
  return registered;
}
