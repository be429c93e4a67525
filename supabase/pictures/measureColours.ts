import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { albums, heroes } from './catalogue.ts';
import { drawPicture } from './drawPicture.ts';

/** The average colour of a drawing or a photo, `#rrggbb`. Run this file after a change of scenes to renew `dominantColours.json`. */
export async function measureColour(picture: string | Buffer): Promise<string> {
  const pixels = await sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
    .flatten()
    .resize(16, 12, { fit: 'fill' })
    .raw()
    .toBuffer();
  const part = (channel: number) => {
    const values = [...pixels].filter((_, index) => index % 3 === channel);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.round(mean).toString(16).padStart(2, '0');
  };
  return `#${[0, 1, 2].map(part).join('')}`;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const measured: Record<string, string> = {};
  for (const { publicId } of [...heroes, ...albums.flatMap(({ photos }) => photos)]) {
    measured[publicId] = await measureColour(drawPicture(publicId) ?? '');
  }
  await writeFile(new URL('dominantColours.json', import.meta.url), `${JSON.stringify(measured, null, 2)}\n`);
}
