import { palette, shade, tint } from './colour.ts';
import { lamplit } from './light.ts';
import { lettering, path, polygon, rect, round, stroke, times } from './shapes.ts';

export interface SchoolOptions {
  x: number;
  /** Ground line. */
  y: number;
  width: number;
  storey: number;
  storeys?: number;
  bays?: number;
  /** Which storeys, from below, open on a verandah. */
  verandahs?: readonly number[];
  lit?: boolean;
  wall?: string;
  trim?: string;
  sideFace?: 'left' | 'right' | 'none';
  name?: string;
  tank?: boolean;
}

function shutterWindow(x: number, y: number, width: number, height: number, lit: boolean): string {
  const glass = lit ? lamplit(rect(x, y, width, height, '#FFD98A')) : rect(x, y, width, height, '#31405F');
  const bars = [0.25, 0.5, 0.75]
    .map((share) => `M${round(x + width * share)} ${round(y)}v${round(height)}`)
    .join('');
  const leaf = width * 0.34;
  return [
    rect(x - leaf - 2, y - 2, leaf, height + 4, palette.leaf),
    rect(x + width + 2, y - 2, leaf, height + 4, shade(palette.leaf, 0.25)),
    stroke(
      [0.2, 0.4, 0.6, 0.8]
        .map(
          (share) =>
            `M${round(x - leaf)} ${round(y + height * share)}h${round(leaf - 4)}M${round(x + width + 4)} ${round(y + height * share)}h${round(leaf - 4)}`,
        )
        .join(''),
      shade(palette.leaf, 0.4),
      1.6,
    ),
    glass,
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height * 0.16],
        [x, y + height * 0.3],
      ],
      shade('#31405F', 0.4),
      'opacity=".5"',
    ),
    stroke(bars, lit ? '#5A3722' : '#B9C2C9', 2),
    rect(x - leaf - 6, y - height * 0.2, width + leaf * 2 + 12, height * 0.1, palette.paper),
    rect(x - leaf - 6, y - height * 0.1, width + leaf * 2 + 12, height * 0.05, shade(palette.cream, 0.35)),
  ].join('');
}

function arcade(x: number, y: number, width: number, height: number, lit: boolean, trim: string): string {
  const inner = lit ? lamplit(rect(x, y, width, height, '#F4B860')) : rect(x, y, width, height, '#6D5B57');
  const door = lit
    ? lamplit(rect(x + width * 0.36, y + height * 0.26, width * 0.28, height * 0.74, '#8A4A22'))
    : rect(x + width * 0.36, y + height * 0.26, width * 0.28, height * 0.74, '#3E3340');
  const spring = y + height * 0.34;
  const arch = path(
    `M${round(x)} ${round(y)}H${round(x + width)}V${round(spring + height * 0.1)}C${round(x + width)} ${round(y + height * 0.02)} ${round(x)} ${round(y + height * 0.02)} ${round(x)} ${round(spring + height * 0.1)}Z`,
    trim,
  );
  const rails = stroke(
    `${Array.from(
      { length: 7 },
      (_, index) =>
        `M${round(x + (width * (index + 0.5)) / 7)} ${round(y + height * 0.7)}V${round(y + height)}`,
    ).join('')}M${round(x)} ${round(y + height * 0.7)}H${round(x + width)}`,
    palette.paper,
    2.6,
  );
  return inner + door + arch + rails;
}

export function drawSchool(options: SchoolOptions): string {
  const { x, y, width, storey, storeys = 3, bays = 5, verandahs = [0], lit = false } = options;
  const wall = options.wall ?? palette.cream;
  const trim = options.trim ?? palette.terracotta;
  const height = storey * storeys;
  const top = y - height;
  const bay = width / bays;
  const sideFace = options.sideFace ?? 'right';
  const depth = storey * 0.42;
  const side =
    sideFace === 'none'
      ? ''
      : polygon(
          sideFace === 'right'
            ? [
                [x + width, top - storey * 0.12],
                [x + width + depth, top + storey * 0.06],
                [x + width + depth, y - storey * 0.06],
                [x + width, y],
              ]
            : [
                [x, top - storey * 0.12],
                [x - depth, top + storey * 0.06],
                [x - depth, y - storey * 0.06],
                [x, y],
              ],
          shade(wall, 0.34),
        );
  const floors = times(storeys, (floor) => {
    const floorY = y - storey * (floor + 1);
    const open = verandahs.includes(floor);
    const cells = times(bays, (index) => {
      const cx = x + bay * index;
      return open
        ? arcade(
            cx + bay * 0.09,
            floorY + storey * 0.14,
            bay * 0.82,
            storey * 0.8,
            lit && (index + floor) % 3 !== 1,
            trim,
          )
        : shutterWindow(
            cx + bay * 0.34,
            floorY + storey * 0.34,
            bay * 0.32,
            storey * 0.42,
            lit && (index * 2 + floor) % 3 !== 0,
          );
    });
    return `${cells}${rect(x - 4, floorY + storey * 0.02, width + 8, storey * 0.07, trim)}${rect(x - 4, floorY + storey * 0.09, width + 8, storey * 0.025, shade(trim, 0.35))}`;
  });
  const parapet = times(bays * 4, (index) =>
    rect(
      x + (width / (bays * 4)) * index + 3,
      top - storey * 0.2,
      width / (bays * 4) - 6,
      storey * 0.14,
      index % 2 ? tint(trim, 0.25) : trim,
    ),
  );
  const tank =
    options.tank === false
      ? ''
      : rect(x + width * 0.72, top - storey * 0.62, storey * 0.4, storey * 0.42, '#2F3440') +
        rect(x + width * 0.72, top - storey * 0.62, storey * 0.12, storey * 0.42, '#4A515F') +
        rect(x + width * 0.72 + storey * 0.1, top - storey * 0.68, storey * 0.2, storey * 0.07, '#2F3440');
  const name = options.name
    ? rect(
        x + width * 0.5 - storey * 0.85,
        top - storey * 0.62,
        storey * 1.7,
        storey * 0.46,
        palette.indigo,
      ) +
      rect(
        x + width * 0.5 - storey * 0.81,
        top - storey * 0.58,
        storey * 1.62,
        storey * 0.38,
        'none',
        `stroke="${palette.marigold}" stroke-width="2"`,
      ) +
      lettering(options.name, x + width * 0.5, top - storey * 0.3, storey * 0.29, palette.paper)
    : '';
  return [
    tank,
    side,
    rect(x, top, width, height, wall),
    rect(x + width * 0.86, top, width * 0.14, height, shade(wall, 0.08)),
    floors,
    times(
      bays + 1,
      (index) =>
        rect(x + bay * index - bay * 0.035, top, bay * 0.07, height, tint(wall, 0.5)) +
        rect(x + bay * index + bay * 0.015, top, bay * 0.02, height, shade(wall, 0.18)),
    ),
    rect(x - 6, top - storey * 0.06, width + 12, storey * 0.09, shade(trim, 0.2)),
    rect(x, top - storey * 0.22, width, storey * 0.17, wall),
    parapet,
    rect(x - 4, top - storey * 0.25, width + 8, storey * 0.045, trim),
    rect(x - 5, y - storey * 0.1, width + 10, storey * 0.1, palette.deepTerracotta),
    name,
  ].join('');
}
