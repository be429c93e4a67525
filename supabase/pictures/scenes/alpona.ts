import { footprint, medallion, vine } from '../blocks/alpona.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { child, nearestLast } from '../blocks/crowd.ts';
import { marigold } from '../blocks/foreground.ts';
import { diya } from '../blocks/garlands.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ellipse, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

const bowl = (x: number, y: number, size: number) =>
  ellipse(x, y, size, size * 0.42, shade(palette.brick, 0.25)) +
  ellipse(x, y - size * 0.1, size, size * 0.4, palette.brick) +
  ellipse(x, y - size * 0.12, size * 0.8, size * 0.28, palette.white);

export function drawAlpona(canvas: Canvas, { moment, view }: SceneOf<'alpona'>): string {
  const { width, height, random } = canvas;
  const floor = random.pick(['#9C4A34', '#7E4A3A', '#A85B3E', '#5E4A52']);
  const accent = random.pick([palette.terracotta, palette.marigold, '#C9605C']);
  if (moment !== 'painting') {
    const cx = width * (moment === 'lamps' ? 0.46 : random.range(0.4, 0.6));
    const cy = height * random.range(0.46, 0.54);
    const radius = height * 0.42;
    const tile = 200;
    return [
      rect(0, 0, width, height, floor),
      stroke(
        times(9, (index) => `M${index * tile} 0V${height}`) +
          times(7, (index) => `M0 ${index * tile}H${width}`),
        shade(floor, 0.2),
        3,
      ),
      medallion(cx, cy, radius, 1, palette.white, accent),
      [
        [0.02, 0.03],
        [0.98, 0.03],
        [0.02, 0.97],
        [0.98, 0.97],
      ]
        .map(([x = 0, y = 0]) => medallion(width * x, height * y, height * 0.24, 1, palette.white, accent))
        .join(''),
      vine(0, height * 0.03, width, height * 0.032, tint(palette.white, 0)),
      vine(0, height * 0.97, width, height * 0.032),
      times(6, (index) =>
        footprint(
          width * (0.93 - (index % 2) * 0.04),
          height * (0.86 - index * 0.13),
          height * 0.03,
          palette.white,
          -10,
        ),
      ),
      moment === 'lamps'
        ? times(20, (index) => {
            const angle = (index / 20) * Math.PI * 2;
            return diya(
              cx + Math.cos(angle) * radius * 0.78,
              cy + Math.sin(angle) * radius * 0.78,
              height * 0.026,
            );
          }) +
          times(8, (index) =>
            diya(
              cx + Math.cos(index * 0.785) * radius * 0.42,
              cy + Math.sin(index * 0.785) * radius * 0.42,
              height * 0.028,
            ),
          ) +
          diya(cx, cy, height * 0.05)
        : times(16, (index) =>
            marigold(
              cx + Math.cos(index * 0.3927) * radius * 0.54,
              cy + Math.sin(index * 0.3927) * radius * 0.54,
              height * 0.016,
              index % 2 ? palette.marigold : '#DD7A28',
            ),
          ),
    ].join('');
  }
  const top = height * 0.2;
  const long = view === 'wide';
  const centres = long ? [0.2, 0.52, 0.84] : [0.5];
  const spots: readonly (readonly [number, number, 'left' | 'right'])[] = long
    ? [
        [0.06, 0.6, 'left'],
        [0.36, 0.46, 'right'],
        [0.36, 0.92, 'left'],
        [0.68, 0.5, 'left'],
        [0.7, 0.94, 'right'],
        [0.95, 0.7, 'right'],
      ]
    : [
        [0.16, 0.68, 'left'],
        [0.82, 0.64, 'right'],
        [0.34, 0.44, 'left'],
        [0.68, 0.43, 'right'],
        [0.26, 0.98, 'left'],
        [0.76, 0.97, 'right'],
      ];
  const people = spots.map(([x, y, side]) =>
    child(random, 'festive', {
      x: width * x,
      y: height * y,
      height: height * (0.27 + y * 0.18),
      pose:
        side === 'left' ? random.pick(['crouch', 'kneel']) : flip(random.pick([poses.crouch, poses.kneel])),
      mood: random.pick(['closed', 'down', 'smile']),
    }),
  );
  return [
    rect(0, 0, width, top, palette.cream),
    rect(0, top - height * 0.07, width, height * 0.07, palette.terracotta),
    times(
      5,
      (index) =>
        rect(width * (0.04 + index * 0.21), 0, width * 0.06, top, tint(palette.cream, 0.5)) +
        rect(width * (0.085 + index * 0.21), 0, width * 0.015, top, shade(palette.cream, 0.2)),
    ),
    rect(0, top, width, height - top, floor),
    stroke(
      times(
        13,
        (index) =>
          `M${round(width * (0.5 + (index - 6) * 0.09))} ${round(top)}L${round(width * (0.5 + (index - 6) * 0.22))} ${height}`,
      ) + times(5, (index) => `M0 ${round(top + (height - top) * ((index + 1) / 6) ** 1.4)}H${width}`),
      shade(floor, 0.18),
      3,
    ),
    centres
      .map((x) =>
        medallion(width * x, height * 0.66, height * (long ? 0.28 : 0.42), 0.5, palette.white, accent),
      )
      .join(''),
    vine(0, height * 0.27, width, height * 0.025),
    [
      [0.44, 0.8],
      [0.6, 0.52],
      [0.12, 0.86],
    ]
      .map(([x = 0, y = 0]) => bowl(width * x, height * y, height * 0.04))
      .join(''),
    nearestLast(people),
  ].join('');
}
