import { palette } from './colour.ts';
import { circle, ellipse, path, polygon, rect, round, stroke } from './shapes.ts';

export function harmonium(x: number, y: number, size: number): string {
  return [
    polygon(
      [
        [x - size, y - size * 0.5],
        [x + size, y - size * 0.5],
        [x + size * 1.06, y],
        [x - size * 1.06, y],
      ],
      palette.wood,
    ),
    rect(x - size * 0.94, y - size * 0.62, size * 1.88, size * 0.16, palette.white),
    stroke(
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
        .map(
          (share) =>
            `M${round(x - size * 0.94 + size * 1.88 * share)} ${round(y - size * 0.6)}v${round(size * 0.08)}`,
        )
        .join(''),
      '#2A2230',
      size * 0.05,
    ),
    rect(x - size * 0.9, y - size * 0.86, size * 1.8, size * 0.26, palette.darkWood),
    circle(x - size * 0.5, y - size * 0.22, size * 0.08, palette.marigold),
    circle(x + size * 0.5, y - size * 0.22, size * 0.08, palette.marigold),
  ].join('');
}

export function tabla(x: number, y: number, size: number): string {
  const drum = (cx: number, radius: number, fill: string) =>
    path(
      `M${round(cx - radius)} ${round(y - radius * 1.3)}Q${round(cx - radius * 1.15)} ${round(y)} ${round(cx)} ${round(y)}T${round(cx + radius)} ${round(y - radius * 1.3)}Z`,
      fill,
    ) +
    stroke(
      [-0.6, -0.2, 0.2, 0.6]
        .map(
          (at) =>
            `M${round(cx + at * radius)} ${round(y - radius * 1.25)}L${round(cx + at * radius * 0.7)} ${round(y - radius * 0.1)}`,
        )
        .join(''),
      palette.cream,
      2,
    ) +
    ellipse(cx, y - radius * 1.3, radius, radius * 0.3, palette.cream) +
    ellipse(cx, y - radius * 1.3, radius * 0.5, radius * 0.15, '#2A2230');
  return drum(x - size * 0.55, size * 0.5, '#9A8F86') + drum(x + size * 0.5, size * 0.42, palette.wood);
}
