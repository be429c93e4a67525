import { vine } from '../blocks/alpona.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { marigold } from '../blocks/foreground.ts';
import { harmonium, tabla } from '../blocks/instruments.ts';
import { bell, cup, pile, slate } from '../blocks/keepsakes.ts';
import { flowerPot } from '../blocks/props.ts';
import { gardenWindow } from '../blocks/room.ts';
import { circle, ellipse, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import { tiffinBox } from './lunch.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawStillLife(canvas: Canvas, { things }: SceneOf<'stillLife'>): string {
  const { width, height, random } = canvas;
  const edge = height * 0.68;
  const wall = random.pick(['#E7C999', '#CFD8C4', '#D98F6C', '#B9C6CF', '#E4D2B0']);
  const cloth = random.pick([palette.terracotta, palette.indigo, palette.leaf, palette.deepTerracotta]);
  const windowLeft = random.chance(0.5);
  const table =
    polygon(
      [
        [-10, edge],
        [width + 10, edge],
        [width + 10, height + 10],
        [-10, height + 10],
      ],
      palette.wood,
    ) +
    rect(-10, edge, width + 20, 10, tint(palette.wood, 0.3)) +
    polygon(
      [
        [width * 0.12, edge],
        [width * 0.88, edge],
        [width, height + 10],
        [0, height + 10],
      ],
      cloth,
    ) +
    vine(width * 0.06, height * 0.94, width * 0.88, height * 0.028, tint(palette.cream, 0.2));
  const base = height * 0.84;
  const cast = (x: number, y: number, w: number) =>
    ellipse(x + w * 0.2, y, w, w * 0.13, '#2B1D4A', 'opacity=".22"');
  const arrangements: Record<typeof things, () => string> = {
    slate: () =>
      cast(width * 0.48, base + 20, 330) +
      slate(width * 0.46, height * 0.58, height * 0.29, random.pick(['অ আ', 'ক খ', '১ ২ ৩']), -6) +
      pile(width * 0.82, base + 10, height * 0.1, 3, random) +
      stroke(`M${round(width * 0.2)} ${round(base + 60)}l120 -26`, palette.white, 16) +
      stroke(`M${round(width * 0.62)} ${round(base + 80)}l90 20`, '#F1D27C', 15) +
      flowerPot(width * 0.14, base, height * 0.12, palette.marigold, random),
    bell: () =>
      rect(width * 0.2, 0, width * 0.6, height * 0.05, palette.darkWood) +
      bell(width * 0.5, height * 0.48, height * 0.3) +
      pile(width * 0.14, base + 20, height * 0.09, 2, random) +
      flowerPot(width * 0.88, base + 20, height * 0.12, palette.terracotta, random),
    trophies: () =>
      [0.18, 0.36, 0.55, 0.72, 0.88]
        .map(
          (share, index) =>
            cast(width * share, base + (index % 2) * 40, height * 0.1) +
            cup(
              width * share,
              base + (index % 2) * 40,
              height * (0.24 + ((index * 7) % 4) * 0.035),
              index % 3 === 1 ? '#C3C6CC' : palette.marigold,
            ),
        )
        .join('') +
      times(6, () => marigold(random.range(0.06, 0.94) * width, random.range(0.9, 0.96) * height, 18)),
    books: () =>
      cast(width * 0.3, base + 10, height * 0.22) +
      pile(width * 0.3, base + 10, height * 0.19, random.int(6, 8), random) +
      cast(width * 0.72, base + 50, height * 0.2) +
      pile(width * 0.72, base + 50, height * 0.17, random.int(3, 5), random) +
      circle(
        width * 0.72,
        base + 50 - height * 0.17 * 0.24 * 5 - height * 0.05,
        height * 0.055,
        palette.terracotta,
      ) +
      stroke(
        `M${round(width * 0.72)} ${round(base + 50 - height * 0.17 * 0.24 * 5 - height * 0.1)}q8 -26 24 -26`,
        palette.leaf,
        8,
      ) +
      [0, 1, 2]
        .map((index) =>
          stroke(
            `M${round(width * 0.44 + index * 50)} ${round(height * 0.95)}l130 -60`,
            [palette.terracotta, palette.indigo, palette.marigold][index] ?? palette.leaf,
            15,
          ),
        )
        .join(''),
    harmonium: () =>
      cast(width * 0.4, base + 50, height * 0.4) +
      harmonium(width * 0.38, base + 50, height * 0.33) +
      tabla(width * 0.78, base + 40, height * 0.24) +
      times(9, () =>
        marigold(
          random.range(0.06, 0.94) * width,
          random.range(0.92, 0.98) * height,
          20,
          random.pick([palette.marigold, '#DD7A28']),
        ),
      ),
    tiffin: () =>
      cast(width * 0.4, base, height * 0.2) +
      tiffinBox(width * 0.38, base + 10, height * 0.19) +
      ellipse(width * 0.7, base + 60, height * 0.16, height * 0.055, '#D5D8DA') +
      circle(width * 0.67, base + 36, height * 0.05, '#E8B95A') +
      circle(width * 0.74, base + 40, height * 0.045, '#E8B95A') +
      rect(width * 0.82, base - height * 0.3, height * 0.12, height * 0.32, palette.lightIndigo, 'rx="12"') +
      rect(width * 0.832, base - height * 0.35, height * 0.09, height * 0.06, palette.indigo, 'rx="6"') +
      circle(width * 0.16, base + 60, height * 0.06, '#E8862E') +
      circle(width * 0.24, base + 84, height * 0.055, '#E9972F'),
  };
  const beam = polygon(
    windowLeft
      ? [
          [width * 0.1, 0],
          [width * 0.42, 0],
          [width * 0.9, height],
          [width * 0.4, height],
        ]
      : [
          [width * 0.58, 0],
          [width * 0.9, 0],
          [width * 0.6, height],
          [width * 0.1, height],
        ],
    '#FFF3CF',
    'opacity=".16"',
  );
  return [
    rect(0, 0, width, edge, wall),
    times(7, (index) => rect(width * (index / 7), 0, 5, edge, shade(wall, 0.08))),
    things === 'bell'
      ? ''
      : gardenWindow(
          canvas,
          width * (windowLeft ? 0.06 : 0.62),
          height * 0.08,
          height * 0.4,
          height * 0.42,
          'pane',
        ),
    table,
    beam,
    arrangements[things](),
  ].join('');
}
