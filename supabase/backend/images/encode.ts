import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { renderText } from './renderText.ts';
import type { Gravity, ImageFormat, Quality, Resize, Step, Transformation } from './transformation.ts';

export interface EncodeJob {
  /** Path of the file. */
  source: string;
  transformation: Transformation;
  format: ImageFormat;
}

const QUALITIES = {
  jpg: { best: 88, good: 80, eco: 68, low: 50 },
  webp: { best: 86, good: 78, eco: 66, low: 48 },
  avif: { best: 64, good: 56, eco: 48, low: 36 },
  png: { best: 100, good: 100, eco: 90, low: 70 },
} satisfies Record<ImageFormat, Record<Exclude<Quality, number>, number>>;

/** For one step; the longest picture that is asked for needs a tenth. */
const patience = { seconds: 20 };

export async function encode({ source, transformation, format }: EncodeJob): Promise<Buffer> {
  let image = sharp(source, { limitInputPixels: 16_000_000 });
  for (const step of transformation.steps) image = await applyStep(image, step);
  return inFormat(image, format, transformation).timeout(patience).toBuffer();
}

async function applyStep(image: Sharp, step: Step): Promise<Sharp> {
  if (step.kind === 'resize') return settled(image.resize(resizeOptions(step)));
  if (step.kind === 'sharpen') return settled(image.sharpen({ sigma: 0.5 + step.strength / 200 }));
  const canvas = await settled(image);
  const overlay = await renderText(step, await canvas.metadata());
  return overlay ? settled(canvas.composite([overlay])) : canvas;
}

/** sharp runs the steps of one pipeline in its own order, so each step is finished before the next. */
async function settled(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.timeout(patience).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function resizeOptions({ crop, width, height, gravity }: Resize): ResizeOptions {
  const size = { ...(width && { width }), ...(height && { height }) };
  switch (crop) {
    case 'fill':
      return { ...size, fit: 'cover', position: position(gravity) };
    case 'scale':
      return { ...size, fit: width && height ? 'fill' : 'inside' };
    case 'fit':
      return { ...size, fit: 'inside' };
    case 'limit':
      return { ...size, fit: 'inside', withoutEnlargement: true };
  }
}

function position(gravity: Gravity): string | number {
  return gravity === 'auto' ? sharp.strategy.attention : gravity.replace('_', '');
}

function inFormat(image: Sharp, format: ImageFormat, { quality, progressive }: Transformation): Sharp {
  const level = typeof quality === 'number' ? quality : QUALITIES[format][quality];
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: level, progressive });
    case 'webp':
      return image.webp({ quality: level, effort: 2 });
    case 'avif':
      return image.avif({ quality: level, effort: 2 });
    case 'png':
      return image.png({ quality: level, palette: level < 100, progressive });
  }
}
