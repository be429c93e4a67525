import { palette, shade, tint } from './colour.ts';
import { clump, leafCuts } from './foliage.ts';
import type { Random } from './random.ts';
import { type Point, path, round, spots, stroke, times } from './shapes.ts';

/** A flowering hedge for the foreground: a dark mass with cut leaves and spots of blossom. */
export function hedge(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  blossom: string,
): string {
  const leaf = palette.deepLeaf;
  const mass = (scale: number, dx: number, dy: number, fill: string) =>
    [-0.42, -0.16, 0.12, 0.38]
      .map((at, index) =>
        clump(
          random,
          x + at * width + dx,
          y - height * (0.34 + index * 0.08 - index * index * 0.042) + dy,
          width * 0.22 * scale,
          height * 0.44 * scale,
          fill,
        ),
      )
      .join('');
  const flowers = Array.from({ length: 46 }, (): Point => {
    const at = random.range(-0.5, 0.5);
    return [x + at * width, y - height * random.range(0.2, 0.78) * (1 - Math.max(0, at) * 0.9)];
  });
  return [
    mass(1.1, 0, 0, shade(leaf, 0.35)),
    mass(0.95, -8, 10, leaf),
    leafCuts(
      random,
      x - width * 0.06,
      y - height * 0.3,
      width * 0.56,
      height * 0.44,
      120,
      height * 0.1,
      tint(leaf, 0.16),
    ),
    leafCuts(random, x, y - height * 0.2, width * 0.56, height * 0.4, 60, height * 0.1, shade(leaf, 0.5)),
    spots(flowers, height * 0.022, blossom),
    spots(
      flowers.slice(0, 18).map(([fx, fy]): Point => [fx - 6, fy - 6]),
      height * 0.016,
      tint(blossom, 0.35),
    ),
  ].join('');
}

export function bush(
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: string = palette.leaf,
): string {
  const puff = (dx: number, dy: number, size: number, fill: string) =>
    clump(random, x + dx * width, y - width * 0.16 + dy * width, width * size, width * size * 0.72, fill);
  return (
    puff(0.04, 0, 0.36, shade(colour, 0.4)) +
    puff(-0.26, 0.04, 0.24, shade(colour, 0.25)) +
    puff(0.26, 0.05, 0.22, shade(colour, 0.35)) +
    puff(-0.06, -0.03, 0.28, colour) +
    leafCuts(
      random,
      x - width * 0.06,
      y - width * 0.2,
      width * 0.3,
      width * 0.16,
      16,
      width * 0.07,
      tint(colour, 0.25),
    )
  );
}

/** Autumn grass with white plumes. */
export function kash(random: Random, x: number, y: number, height: number): string {
  return times(9, () => {
    const lean = random.range(-0.35, 0.35) * height;
    const tall = height * random.range(0.7, 1);
    const from = x + random.range(-0.2, 0.2) * height;
    return (
      stroke(
        `M${round(from)} ${round(y)}q${round(lean * 0.2)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`,
        '#6F8B4F',
        3,
      ) +
      path(
        `M${round(from + lean * 0.62)} ${round(y - tall * 0.74)}q${round(lean * 0.1 - 10)} ${round(-tall * 0.2)} ${round(lean * 0.5)} ${round(-tall * 0.34)}q${round(10)} ${round(tall * 0.12)} ${round(-lean * 0.5)} ${round(tall * 0.34)}Z`,
        palette.white,
      )
    );
  });
}
