import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import type { TextLayer } from './transformation.ts';

const fontPackage = '@expo-google-fonts/noto-sans-bengali';
const FONT_FILE = createRequire(import.meta.url).resolve(
  `${fontPackage}/400Regular/NotoSansBengali_400Regular.ttf`,
);
const FULL_ALPHA = 65_535;

export interface Size {
  width: number;
  height: number;
}

/** The layer as it lies on a picture of that size, cut where it would reach beyond; null when nothing is left. */
export async function renderText(layer: TextLayer, canvas: Size): Promise<OverlayOptions | null> {
  if (layer.opacity === 0) return null;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${layer.color}" fgalpha="${Math.round((layer.opacity / 100) * FULL_ALPHA)}">${escapeMarkup(layer.text)}</span>`,
      font: `Noto Sans Bengali ${layer.style} ${layer.size}`,
      fontfile: FONT_FILE,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = offset(layer.gravity, 'west', 'east', canvas.width - info.width, layer.x);
  const top = offset(layer.gravity, 'north', 'south', canvas.height - info.height, layer.y);
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(canvas.width, left + info.width) - Math.max(0, left),
    height: Math.min(canvas.height, top + info.height) - Math.max(0, top),
  };
  if (seen.width <= 0 || seen.height <= 0) return null;
  const input = await sharp(data).extract(seen).png().toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

function offset(gravity: string, low: string, high: string, room: number, distance: number): number {
  if (gravity.includes(low)) return distance;
  if (gravity.includes(high)) return room - distance;
  return Math.round(room / 2) + distance;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
