import { palette, shade } from './colour.ts';
import { lamplit } from './light.ts';
import { circle, type Point, path, round, spots, stroke } from './shapes.ts';

function sag([x1, y1]: Point, [x2, y2]: Point, depth: number, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + depth * 4 * share * (1 - share)];
}

/** A string of marigolds that hangs between two points. */
export function garland(from: Point, to: Point, depth: number, size = 9): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + depth;
  const count = Math.max(4, Math.round(length / (size * 1.5)));
  const dots = (parity: number) =>
    Array.from({ length: count + 1 }, (_, index) => index)
      .filter((index) => index % 3 === parity)
      .map((index) => {
        const [x, y] = sag(from, to, depth, index / count);
        return `M${round(x)} ${round(y)}h.1`;
      })
      .join('');
  return (
    stroke(dots(0), palette.marigold, size * 2) +
    stroke(dots(1), '#EDB64A', size * 2) +
    stroke(dots(2), '#DD7A28', size * 2)
  );
}

export const dropGarland = (x: number, y: number, length: number, size = 8) =>
  garland([x, y], [x, y + length], 0, size);

/** Mango leaves on a string, over a door. */
export function toran(from: Point, to: Point, depth: number, size = 26): string {
  const count = Math.max(3, Math.round((to[0] - from[0]) / (size * 0.75)));
  const places = Array.from({ length: count + 1 }, (_, index) => sag(from, to, depth, index / count));
  const leaves = (parity: number) =>
    places
      .filter((_, index) => index % 2 === parity)
      .map(
        ([x, y]) =>
          `M${round(x)} ${round(y)}q${round(-size * 0.3)} ${round(size * 0.5)} 0 ${round(size)}q${round(size * 0.3)} ${round(-size * 0.5)} 0 ${round(-size)}Z`,
      )
      .join('');
  return (
    path(leaves(0), palette.deepLeaf) +
    path(leaves(1), palette.leaf) +
    spots(places, size * 0.16, palette.marigold)
  );
}

const flags = [palette.terracotta, palette.marigold, palette.leaf, palette.indigo, palette.paper];

/** Paper triangles on a thread. */
export function bunting(
  from: Point,
  to: Point,
  depth: number,
  size = 26,
  colours: readonly string[] = flags,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(3, Math.round(length / (size * 1.5)));
  const thread = stroke(
    `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + depth * 2)} ${round(to[0])} ${round(to[1])}`,
    shade(palette.cream, 0.4),
    2,
  );
  const places = Array.from({ length: count }, (_, index) => sag(from, to, depth, (index + 0.5) / count));
  const triangles = colours.map((colour, order) =>
    path(
      places
        .filter((_, index) => index % colours.length === order)
        .map(
          ([x, y]) =>
            `M${round(x - size * 0.5)} ${round(y)}h${round(size)}l${round(-size * 0.5)} ${round(size * 1.2)}Z`,
        )
        .join(''),
      colour,
    ),
  );
  return thread + triangles.join('');
}

const bulbs = ['#FFE9A8', '#FFC857', '#FF9A5A', '#FFF3C8', '#BFE6D2'];

/** Lamps on a wire, bright at any hour. */
export function fairyLights(from: Point, to: Point, depth: number, size = 6): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(4, Math.round(length / (size * 6)));
  const wire = stroke(
    `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + depth * 2)} ${round(to[0])} ${round(to[1])}`,
    '#2A2440',
    2,
  );
  const places = Array.from({ length: count + 1 }, (_, index): Point => {
    const [x, y] = sag(from, to, depth, index / count);
    return [x, y + size];
  });
  const lamps = bulbs.map((colour, order) => {
    const own = places.filter((_, index) => index % bulbs.length === order);
    return own.length ? spots(own, size * 2.1, colour, 'opacity=".22"') + spots(own, size * 0.8, colour) : '';
  });
  return wire + lamplit(lamps.join(''));
}

export function diya(x: number, y: number, size: number): string {
  return (
    lamplit(
      circle(x, y - size * 0.7, size * 1.9, '#F7B84A', 'opacity=".16"') +
        circle(x, y - size * 0.7, size * 1.1, '#F9C968', 'opacity=".28"'),
    ) +
    lamplit(
      path(
        `M${round(x - size)} ${round(y - size * 0.3)}Q${round(x)} ${round(y + size * 0.9)} ${round(x + size)} ${round(y - size * 0.3)}Z`,
        '#9A4A2B',
      ),
    ) +
    lamplit(
      path(
        `M${round(x - size)} ${round(y - size * 0.3)}Q${round(x)} ${round(y + size * 0.12)} ${round(x + size)} ${round(y - size * 0.3)}Q${round(x)} ${round(y - size * 0.56)} ${round(x - size)} ${round(y - size * 0.3)}Z`,
        '#D9824A',
      ),
    ) +
    lamplit(
      path(
        `M${round(x)} ${round(y - size * 1.7)}q${round(size * 0.5)} ${round(size * 0.8)} 0 ${round(size * 1.35)}q${round(-size * 0.5)} ${round(-size * 0.5)} 0 ${round(-size * 1.35)}Z`,
        '#FFD76A',
      ) +
        path(
          `M${round(x)} ${round(y - size * 1.1)}q${round(size * 0.22)} ${round(size * 0.4)} 0 ${round(size * 0.7)}q${round(-size * 0.22)} ${round(-size * 0.3)} 0 ${round(-size * 0.7)}Z`,
          '#FFF6D8',
        ),
    )
  );
}
