import type { Canvas } from './blocks/canvas.ts';
import { develop } from './blocks/light.ts';
import { grain, oldPrint } from './blocks/print.ts';
import { createRandom } from './blocks/random.ts';
import { albums, heroes, type PictureSpec } from './catalogue.ts';
import dominantColours from './dominantColours.json' with { type: 'json' };
import { drawScene } from './scenes/registry.ts';
import type { SceneKind } from './scenes/sceneSpec.ts';

const pictures = new Map<string, PictureSpec>(
  [...heroes, ...albums.flatMap(({ photos }) => photos)].map((picture) => [picture.publicId, picture]),
);

const reversible: readonly SceneKind[] = [
  'boats',
  'bridge',
  'fields',
  'gate',
  'kites',
  'lane',
  'playground',
  'pond',
  'race',
  'tug',
  'window',
];

/** Half of the open-air photos face the other way; heroes keep their calm corner where it is. */
const isMirrored = ({ publicId, scene }: PictureSpec) =>
  !publicId.startsWith('hero/') &&
  reversible.includes(scene.kind) &&
  createRandom(`${publicId} side`).chance(0.5);

function mirror(drawing: string, width: number): string {
  const legible = drawing.replace(
    /<text x="(-?[\d.]+)"/g,
    (_, x: string) => `<text transform="matrix(-1 0 0 1 ${Number(x) * 2} 0)" x="${x}"`,
  );
  return `<g transform="matrix(-1 0 0 1 ${width} 0)">${legible}</g>`;
}

/** Path data without spaces and zeros that a reader of SVG does not need. */
const compact = (drawing: string) =>
  drawing
    .replaceAll('stroke-linecap="butt"', 'class="b"')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/(^|[^\d.])0\.(?=\d)/g, '$1.').replace(/ (?=-)/g, ''));

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
  const drawn = drawScene(canvas, scene);
  const placed = isMirrored(picture) ? mirror(drawn, width) : drawn;
  const drawing = compact(develop(placed + grain(canvas) + oldPrint(canvas), scene.light));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>.b{stroke-linecap:butt}</style><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

const colours: Record<string, string> = dominantColours;

/** The average `#rrggbb`, for the space that the picture will fill; undefined for an unknown public id. */
export function dominantColor(publicId: string): string | undefined {
  return pictures.has(publicId) ? colours[publicId] : undefined;
}
