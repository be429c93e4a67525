import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast } from '../blocks/crowd.ts';
import { border } from '../blocks/foreground.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { group, move, path, polygon, round, stroke } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

const colours = [
  palette.terracotta,
  palette.marigold,
  palette.indigo,
  palette.leaf,
  palette.rose,
  palette.paper,
  palette.deepTerracotta,
];

function kite(x: number, y: number, size: number, turn: number, one: string, two: string): string {
  return group(
    move(x, y, size / 100, turn),
    polygon(
      [
        [0, -60],
        [52, 0],
        [0, 60],
        [-52, 0],
      ],
      one,
    ),
    polygon(
      [
        [0, -60],
        [52, 0],
        [0, 60],
      ],
      shade(one, 0.14),
    ),
    polygon(
      [
        [0, -60],
        [26, -30],
        [0, 0],
        [-26, -30],
      ],
      two,
    ),
    polygon(
      [
        [0, 60],
        [13, 45],
        [-13, 45],
      ],
      two,
    ),
    stroke('M0 -60V60M-52 0Q0 -34 52 0', '#5A3722', 2),
    polygon(
      [
        [0, 60],
        [16, 84],
        [-16, 84],
      ],
      two,
    ),
    path('M0 84q16 22 -2 44q-16 20 4 46', 'none', `stroke="${one}" stroke-width="5"`),
  );
}

export function drawKites(canvas: Canvas, { count, light }: SceneOf<'kites'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light);
  const low: Canvas = { ...canvas, view: 'low' };
  const { svg, camera, base } = drawBackdrop(low, {
    place: old ? 'village' : random.pick(['grove', 'village', 'grove']),
    ground: 'lawn',
  });
  const flyers = Array.from({ length: Math.min(4, Math.max(2, Math.ceil(count / 2))) }, (_, index) => {
    const y = base + (height - base) * random.range(0.35, 0.9);
    return {
      x: width * (0.12 + index * 0.25 + random.range(-0.03, 0.03)),
      y,
      tall: Math.min(camera.size(y, 1.2), height * 0.42),
    };
  });
  const placed = Array.from({ length: count }, (_, index) => {
    const x = width * (0.1 + (0.82 * (index + random.range(0.1, 0.9))) / count);
    const y = height * random.range(0.08, 0.42);
    const size = height * random.range(0.07, 0.15);
    const flyer = flyers[index % flyers.length] ?? { x: width / 2, y: height, tall: 300 };
    const colour = colours[(index * 3 + 1) % colours.length] ?? palette.terracotta;
    const other = colours[(index * 3 + 3) % colours.length] ?? palette.marigold;
    const hand = [flyer.x + flyer.tall * 0.26, flyer.y - flyer.tall * 0.92] as const;
    return {
      thread:
        index < flyers.length
          ? `M${round(x)} ${round(y)}Q${round((x + hand[0]) / 2)} ${round((y + hand[1]) / 2 + 70)} ${round(hand[0])} ${round(hand[1])}`
          : '',
      svg: kite(x, y, size, random.range(-32, 32), colour, other),
    };
  });
  const people = flyers.map(({ x, y, tall }, index) =>
    child(random, old ? 'plain' : light === 'winter' ? 'winter' : index % 2 ? 'uniform' : 'sport', {
      x,
      y,
      height: tall,
      pose: index % 3 === 2 ? poses.pointUp : { ...poses.reachUp, turn: 0.4 },
      mood: random.pick(['laugh', 'smile']),
    }),
  );
  people.push(
    child(random, old ? 'plain' : 'uniform', {
      x: width * 0.92,
      y: base + (height - base) * 0.5,
      height: Math.min(camera.size(base + (height - base) * 0.5, 1.2), height * 0.36),
      pose: flip(poses.run),
    }),
  );
  return [
    svg,
    stroke(placed.map(({ thread }) => thread).join(''), palette.paper, 2, 'opacity=".8"'),
    placed.map((one) => one.svg).join(''),
    nearestLast(people),
    border(low, 0, 1, height * 0.07, light === 'winter' ? palette.marigold : undefined),
  ].join('');
}
