import type { Canvas } from './blocks/canvas.ts';
import { palette } from './blocks/colour.ts';
import { develop, toneOf } from './blocks/light.ts';
import { createRandom } from './blocks/random.ts';
import { grain } from './blocks/sky.ts';
import { albums, heroes, type PictureSpec } from './catalogue.ts';
import { drawScene } from './scenes/registry.ts';

const pictures = new Map<string, PictureSpec>(
  [...heroes, ...albums.flatMap(({ photos }) => photos)].map((picture) => [picture.publicId, picture]),
);

/**
 * The picture as a complete SVG document: 1600x1200 for photos, 1920x1080 for heroes; undefined for an
 * unknown public id. The same id always gives the same text.
 */
export function drawPicture(publicId: string): string | undefined {
  const picture = pictures.get(publicId);
  if (!picture) return undefined;
  const { scene } = picture;
  const [width, height] = publicId.startsWith('hero/') ? [1920, 1080] : [1600, 1200];
  const canvas: Canvas = {
    width,
    height,
    light: scene.light,
    view: scene.view ?? 'close',
    random: createRandom(publicId),
  };
  const drawing = develop(drawScene(canvas, scene) + grain(canvas), scene.light);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

/** `#rrggbb`, for the space that the picture will fill; undefined for an unknown public id. */
export function dominantColor(publicId: string): string | undefined {
  const picture = pictures.get(publicId);
  return picture && toneOf(picture.scene.light, palette.sand).toLowerCase();
}
