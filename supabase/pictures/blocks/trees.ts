import { mix, palette, shade, tint } from './colour.ts';
import { clump, leafCuts } from './foliage.ts';
import type { Random } from './random.ts';
import { type Point, path, round, times } from './shapes.ts';

interface Crown {
  leaf?: string;
  blossom?: string;
}

/** A broad shade tree, `height` pixels tall, its trunk on (x, y). */
export function shadeTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  { leaf = palette.leaf, blossom }: Crown = {},
): string {
  const trunk = height * 0.055;
  const fork = y - height * 0.42;
  const rx = height * 0.4;
  const crownY = y - height * 0.68;
  const bark = '#6E4A35';
  const wood =
    path(
      `M${round(x - trunk * 1.5)} ${round(y + 2)}C${round(x - trunk)} ${round(y - height * 0.1)} ${round(x - trunk)} ${round(fork + height * 0.1)} ${round(x - height * 0.16)} ${round(fork - height * 0.14)}L${round(x - height * 0.11)} ${round(fork - height * 0.16)}Q${round(x - trunk * 0.4)} ${round(fork)} ${round(x)} ${round(fork - height * 0.12)}L${round(x + trunk * 0.8)} ${round(fork - height * 0.12)}Q${round(x + trunk * 0.9)} ${round(fork)} ${round(x + height * 0.13)} ${round(fork - height * 0.14)}L${round(x + height * 0.17)} ${round(fork - height * 0.1)}C${round(x + trunk)} ${round(fork + height * 0.12)} ${round(x + trunk)} ${round(y - height * 0.1)} ${round(x + trunk * 1.7)} ${round(y + 2)}Z`,
      bark,
    ) +
    path(
      `M${round(x + trunk * 0.3)} ${round(y + 2)}C${round(x + trunk * 0.3)} ${round(y - height * 0.1)} ${round(x + trunk * 0.2)} ${round(fork + height * 0.1)} ${round(x + height * 0.14)} ${round(fork - height * 0.12)}C${round(x + trunk)} ${round(fork + height * 0.12)} ${round(x + trunk)} ${round(y - height * 0.1)} ${round(x + trunk * 1.7)} ${round(y + 2)}Z`,
      shade(bark, 0.3),
    );
  const puffs: readonly Point[] = [
    [-0.62, 0.16],
    [0.62, 0.2],
    [0.02, 0.22],
    [-0.36, -0.28],
    [0.4, -0.24],
    [0, -0.44],
  ];
  const layer = (dx: number, dy: number, scale: number, fill: string) =>
    puffs
      .map(([px, py]) =>
        clump(random, x + px * rx + dx, crownY + py * rx + dy, rx * 0.52 * scale, rx * 0.42 * scale, fill),
      )
      .join('');
  const top = blossom ?? tint(leaf, 0.22);
  return [
    wood,
    layer(rx * 0.07, rx * 0.09, 1.06, shade(leaf, 0.42)),
    layer(0, 0, 0.96, leaf),
    layer(
      -rx * 0.08,
      -rx * 0.1,
      0.62,
      blossom ? mix(leaf, blossom, 0.75) : mix(leaf, palette.lightLeaf, 0.55),
    ),
    leafCuts(random, x - rx * 0.1, crownY - rx * 0.12, rx * 0.95, rx * 0.62, 46, height * 0.035, top),
    leafCuts(
      random,
      x + rx * 0.16,
      crownY + rx * 0.16,
      rx * 0.9,
      rx * 0.5,
      22,
      height * 0.03,
      shade(leaf, 0.5),
    ),
  ].join('');
}

export const krishnachura = (random: Random, x: number, y: number, height: number) =>
  shadeTree(random, x, y, height, { leaf: palette.leaf, blossom: '#D8502F' });

/** A far line of trees seen as one dark edge. */
export function treeLine(
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
): string {
  const count = Math.max(3, Math.round((to - from) / (height * 0.9)));
  const step = (to - from) / count;
  const bumps = times(count + 1, (index) =>
    clump(
      random,
      from + step * index,
      y - height * random.range(0.2, 0.55),
      step * 0.8,
      height * random.range(0.4, 0.62),
      colour,
    ),
  );
  return `${bumps}<rect x="${round(from)}" y="${round(y - height * 0.3)}" width="${round(to - from)}" height="${round(height * 0.34)}" fill="${colour}"/>`;
}
