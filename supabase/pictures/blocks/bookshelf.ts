import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { circle, ellipse, polygon, rect, round, stroke, times } from './shapes.ts';

export const covers = [
  palette.terracotta,
  palette.indigo,
  palette.leaf,
  palette.marigold,
  palette.deepTerracotta,
  palette.lightIndigo,
  '#8C4A6B',
  palette.sand,
];

export function shelf(
  { random }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  levels: number,
): string {
  const step = height / levels;
  return (
    rect(x - 12, y - height - 14, width + 24, height + 20, palette.darkWood) +
    rect(x, y - height, width, height, shade(palette.wood, 0.5)) +
    times(levels, (level) => {
      const base = y - step * level;
      let row = '';
      let at = x + 4;
      while (at < x + width - 16) {
        const thick = random.range(0.08, 0.17) * step;
        const tall = step * random.range(0.55, 0.82);
        const colour = random.pick(covers);
        if (random.chance(0.08)) at += thick;
        else
          row +=
            rect(at, base - tall - 8, thick - 2, tall, colour) +
            rect(at, base - tall * 0.8 - 8, thick - 2, tall * 0.1, tint(colour, 0.5));
        at += thick;
      }
      return `${row}${rect(x, base - 9, width, 10, palette.wood)}`;
    })
  );
}

export function globe(x: number, y: number, size: number): string {
  return (
    circle(x, y - size * 1.2, size, palette.water) +
    polygon(
      [
        [x - size * 0.5, y - size * 1.7],
        [x + size * 0.1, y - size * 1.9],
        [x + size * 0.3, y - size * 1.3],
        [x - size * 0.1, y - size * 0.8],
      ],
      palette.lightLeaf,
    ) +
    stroke(
      `M${round(x - size * 0.9)} ${round(y - size * 2)}A${round(size * 1.25)} ${round(size * 1.25)} 0 0 1 ${round(x + size * 0.7)} ${round(y - size * 0.2)}M${round(x)} ${round(y - size * 0.1)}V${round(y)}`,
      palette.marigold,
      size * 0.12,
    ) +
    ellipse(x, y, size * 0.6, size * 0.14, palette.darkWood)
  );
}
