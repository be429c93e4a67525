import { mix, palette, shade, tint } from './colour.ts';
import type { Random } from './random.ts';
import { blob, circle, type Point, path, round, spots, stroke, times } from './shapes.ts';

function clump(random: Random, x: number, y: number, rx: number, ry: number, fill: string): string {
  const points = Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = random.range(0.86, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return blob(points, fill);
}

function leafCuts(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: string,
): string {
  const marks = Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.9;
    const fall = random.range(0.6, 1) * size;
    return `M${round(x + Math.cos(angle) * rx * reach)} ${round(y + Math.sin(angle) * ry * reach)}q${round(size * 0.5)} ${round(fall * 0.1)} ${round(size * 0.45)} ${round(fall)}`;
  });
  return stroke(marks.join(''), colour, Math.max(1.6, size * 0.16));
}

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

export const mango = shadeTree;

export const krishnachura = (random: Random, x: number, y: number, height: number) =>
  shadeTree(random, x, y, height, { leaf: palette.leaf, blossom: '#D8502F' });

/** Flame of the forest: bare grey branches and orange claws of flower. */
export function palash(random: Random, x: number, y: number, height: number): string {
  const bark = '#7A6252';
  const ends: Point[] = [];
  const branch = (from: Point, angle: number, length: number, width: number, depth: number): string => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const bend = `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2 + random.range(-0.12, 0.12) * length)} ${round((from[1] + to[1]) / 2)} ${round(to[0])} ${round(to[1])}`;
    if (depth <= 2) ends.push(to);
    if (depth === 0) return stroke(bend, bark, width);
    return (
      stroke(bend, depth > 2 ? shade(bark, 0.1) : bark, width) +
      [-0.62, 0.05, 0.6]
        .filter(() => depth > 1 || random.chance(0.75))
        .map((turn) =>
          branch(
            to,
            angle * 0.7 + turn + random.range(-0.2, 0.2),
            length * random.range(0.6, 0.78),
            width * 0.58,
            depth - 1,
          ),
        )
        .join('')
    );
  };
  const wood = branch([x, y], 0.06, height * 0.34, height * 0.06, 3);
  const petals = (colour: string, count: number, size: number) =>
    path(
      ends
        .flatMap(([ex, ey]) =>
          Array.from({ length: count }, () => {
            const px = ex + random.range(-0.055, 0.055) * height;
            const py = ey + random.range(-0.055, 0.045) * height;
            const reach = height * size * random.range(0.7, 1.2);
            return `M${round(px)} ${round(py)}q${round(reach * 0.2)} ${round(-reach)} ${round(reach)} ${round(-reach * 0.8)}q${round(-reach * 0.2)} ${round(reach * 0.9)} ${round(-reach)} ${round(reach * 0.8)}Z`;
          }),
        )
        .join(''),
      colour,
    );
  return wood + petals('#C9461F', 3, 0.05) + petals('#EC7A2B', 3, 0.04);
}

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

export const flowerDots = (
  random: Random,
  from: number,
  to: number,
  top: number,
  bottom: number,
  colour: string,
  count: number,
) =>
  times(count, () => circle(random.range(from, to), random.range(top, bottom), random.range(3, 7), colour));
