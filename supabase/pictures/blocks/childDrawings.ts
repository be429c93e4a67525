import { palette, shade, tint } from './colour.ts';
import { circle, ellipse, group, move, path, polygon, rect, stroke, times } from './shapes.ts';

export const crayons = [
  palette.terracotta,
  palette.marigold,
  palette.leaf,
  palette.indigo,
  palette.rose,
  palette.water,
  palette.deepTerracotta,
  '#8C4A6B',
];

export const crayon = (x: number, y: number, size: number, turn: number, colour: string) =>
  group(
    move(x, y, size / 100, turn),
    rect(-50, -9, 82, 18, colour),
    rect(-34, -9, 44, 18, tint(colour, 0.35)),
    polygon(
      [
        [32, -9],
        [50, -3],
        [50, 3],
        [32, 9],
      ],
      shade(colour, 0.1),
    ),
    rect(-50, 3, 82, 6, shade(colour, 0.18)),
  );

/** A child's drawing on a sheet 200 by 150. */
export function drawing(subject: number): string {
  const pictures = [
    rect(0, 90, 200, 60, palette.lightLeaf) +
      rect(70, 60, 60, 50, palette.marigold) +
      polygon(
        [
          [60, 62],
          [100, 26],
          [140, 62],
        ],
        palette.terracotta,
      ) +
      rect(92, 80, 18, 30, palette.darkWood) +
      circle(170, 28, 16, palette.lemon) +
      stroke('M24 110V70', palette.wood, 8) +
      circle(24, 58, 22, palette.leaf),
    circle(100, 75, 34, palette.marigold) +
      times(
        12,
        (index) =>
          `<path transform="translate(100 75) rotate(${index * 30})" d="M-8 -36L0 -62L8 -36Z" fill="${palette.terracotta}"/>`,
      ) +
      stroke('M88 70h.1M112 70h.1', '#3A2A2A', 9) +
      stroke('M86 84q14 14 28 0', '#3A2A2A', 4),
    path('M40 80Q90 30 140 80Q90 130 40 80Z', palette.terracotta) +
      polygon(
        [
          [136, 80],
          [172, 50],
          [172, 110],
        ],
        palette.marigold,
      ) +
      circle(66, 74, 6, palette.paper) +
      stroke('M90 60q10 20 0 40M110 60q10 20 0 40', palette.paper, 4) +
      stroke('M10 136q16 -12 32 0t32 0t32 0t32 0t32 0', palette.indigo, 5),
    ellipse(100, 80, 46, 32, palette.lightIndigo) +
      circle(54, 70, 24, palette.lightIndigo) +
      stroke('M36 78q-18 20 -6 40', palette.lightIndigo, 10) +
      rect(66, 100, 14, 30, palette.lightIndigo) +
      rect(120, 100, 14, 30, palette.lightIndigo) +
      circle(48, 66, 4, palette.night) +
      ellipse(66, 70, 12, 18, shade(palette.lightIndigo, 0.2)) +
      rect(78, 50, 46, 12, palette.terracotta),
    stroke('M100 140V60', palette.wood, 14) +
      times(9, (index) =>
        circle(
          100 + Math.cos(index * 0.7) * 40,
          54 + Math.sin(index * 0.7) * 26,
          20,
          index % 2 ? palette.leaf : palette.lightLeaf,
        ),
      ) +
      times(7, (index) => circle(72 + index * 10, 40 + ((index * 17) % 30), 5, palette.terracotta)),
    times(
      3,
      (index) =>
        circle(45 + index * 55, 52, 15, '#B57B50') +
        polygon(
          [
            [25 + index * 55, 130],
            [45 + index * 55, 66],
            [65 + index * 55, 130],
          ],
          [palette.indigo, palette.terracotta, palette.leaf][index] ?? palette.leaf,
        ) +
        stroke(`M${40 + index * 55} 50h.1M${50 + index * 55} 50h.1`, '#2A2230', 4) +
        stroke(`M${40 + index * 55} 58q5 4 10 0`, '#2A2230', 2),
    ),
  ];
  return rect(-6, -6, 212, 162, palette.white) + (pictures[subject % pictures.length] ?? '');
}
