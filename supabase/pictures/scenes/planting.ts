import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ellipse, path, polygon, round, stroke } from '../blocks/shapes.ts';
import { rain } from '../blocks/sky.ts';
import type { SceneOf } from './sceneSpec.ts';

function sapling(x: number, y: number, size: number): string {
  const leaf = (dx: number, dy: number, side: number, fill: string) =>
    path(
      `M${round(x + dx * size)} ${round(y - dy * size)}q${round(side * size * 0.12)} ${round(-size * 0.3)} ${round(side * size * 0.42)} ${round(-size * 0.2)}q${round(-side * size * 0.1)} ${round(size * 0.26)} ${round(-side * size * 0.42)} ${round(size * 0.2)}Z`,
      fill,
    );
  return [
    ellipse(x, y, size * 0.62, size * 0.17, shade('#9A6B45', 0.3)),
    ellipse(x, y - size * 0.05, size * 0.5, size * 0.13, '#9A6B45'),
    stroke(
      `M${round(x)} ${round(y - size * 0.05)}Q${round(x + size * 0.03)} ${round(y - size * 0.5)} ${round(x)} ${round(y - size * 1.1)}`,
      '#7A5A3A',
      size * 0.06,
    ),
    leaf(0, 0.4, -1, palette.leaf),
    leaf(0, 0.5, 1, palette.deepLeaf),
    leaf(0, 0.68, -1, palette.lightLeaf),
    leaf(0, 0.76, 1, palette.leaf),
    leaf(0, 0.95, -1, palette.leaf),
    leaf(0, 1, 1, palette.lightLeaf),
  ].join('');
}

function wateringCan(x: number, y: number, size: number, side: number): string {
  return [
    polygon(
      [
        [x - size * 0.3, y - size * 0.5],
        [x + size * 0.3, y - size * 0.5],
        [x + size * 0.36, y],
        [x - size * 0.36, y],
      ],
      palette.indigo,
    ),
    stroke(
      `M${round(x + side * size * 0.3)} ${round(y - size * 0.12)}L${round(x + side * size * 0.8)} ${round(y - size * 0.5)}`,
      palette.indigo,
      size * 0.12,
    ),
    stroke(
      `M${round(x - side * size * 0.32)} ${round(y - size * 0.08)}q${round(-side * size * 0.3)} ${round(-size * 0.3)} 0 ${round(-size * 0.38)}`,
      palette.indigo,
      size * 0.08,
    ),
    stroke(
      [0, 0.08, 0.16]
        .map(
          (dx) =>
            `M${round(x + side * size * (0.84 + dx))} ${round(y - size * 0.46)}q${round(side * size * 0.16)} ${round(size * 0.2)} ${round(side * size * 0.2)} ${round(size * 0.62)}`,
        )
        .join(''),
      '#CFE7EA',
      size * 0.035,
      'stroke-dasharray="9 6"',
    ),
  ].join('');
}

export function drawPlanting(canvas: Canvas, { trees, light }: SceneOf<'planting'>): string {
  const { width, height, random } = canvas;
  const dress = isVintage(light) ? 'plain' : dressFor(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['wall', 'school', 'grove', 'wings']),
    ground: 'lawn',
  });
  const at = (share: number) => base + (height - base) * share;
  const items: Standing[] = [];
  const plant = (x: number, share: number, busy: number) => {
    const y = at(share);
    const kid = camera.size(y, 1.3);
    items.push({ y, svg: sapling(x, y, kid * 0.5) });
    items.push(
      child(random, dress, { x: x - kid * 0.52, y: y + 4, height: kid, pose: 'kneel', mood: 'closed' }),
    );
    if (busy > 1)
      items.push(
        child(random, dress, {
          x: x + kid * 0.62,
          y: y + 8,
          height: kid,
          pose: random.pick([flip(poses.crouch), flip(poses.kneel)]),
          mood: 'smile',
        }),
      );
    if (busy > 2) {
      const watering = child(random, dress, {
        x: x + kid * 1.25,
        y: y - 10,
        height: kid,
        pose: flip(poses.offer),
      });
      items.push({
        y: y - 10,
        svg: watering.svg + wateringCan(x + kid * 0.72, y - 10 - kid * 0.4, kid * 0.3, -1),
      });
    }
  };
  if (trees === 'one') {
    plant(width * random.range(0.42, 0.52), 0.78, 3);
    items.push(
      adult(random, {
        x: width * 0.16,
        y: at(0.6),
        height: camera.size(at(0.6), 1.6),
        pose: random.pick(['clap', 'hips', 'point']),
      }),
    );
    for (const share of [0.7, 0.82, 0.92])
      items.push(
        child(random, dress, {
          x: width * (share + 0.04),
          y: at(0.44),
          height: camera.size(at(0.44), 1.22),
          pose: random.pick(['clap', 'relaxed', 'carry', 'wave']),
        }),
      );
  } else {
    for (const [index, share] of [0.14, 0.38, 0.62, 0.86].entries())
      plant(width * share, 0.3 + index * 0.03, (index % 2) + 1);
    plant(width * 0.28, 0.86, 2);
    plant(width * 0.7, 0.78, 2);
  }
  return svg + nearestLast(items) + (light === 'monsoon' ? rain(canvas, 0.5) : '');
}
