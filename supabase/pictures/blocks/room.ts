import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { isDark, lamplit } from './light.ts';
import { coconutPalm } from './palms.ts';
import { group, lettering, path, polygon, rect, round, stroke, times } from './shapes.ts';
import { shadeTree } from './trees.ts';

/** A floor of stone slabs in one-point perspective. */
export function slabs({ width, height }: Canvas, top: number, colour: string, vanish = 0.5): string {
  const vx = width * vanish;
  const vy = top - (height - top) * 1.1;
  const lines = Array.from({ length: 25 }, (_, index) => {
    const end = vx + (index - 12) * width * 0.2;
    const share = (top - vy) / (height - vy);
    return `M${round(vx + (end - vx) * share)} ${round(top)}L${round(end)} ${height}`;
  });
  const rows = Array.from(
    { length: 6 },
    (_, index) => `M0 ${round(top + (height - top) * (index / 6) ** 1.6)}H${width}`,
  );
  return (
    rect(0, top, width, height - top, colour) +
    stroke(lines.join('') + rows.join(''), shade(colour, 0.12), 2.5)
  );
}

/** A barred window with a view of the garden. */
export function gardenWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  id: string,
): string {
  const { random, light } = canvas;
  const skyColour =
    light === 'monsoon'
      ? '#93ACB0'
      : light === 'evening'
        ? '#F2B777'
        : isDark(light)
          ? '#1A2150'
          : palette.sky;
  const bars = Array.from(
    { length: 5 },
    (_, index) => `M${round(x + (width * (index + 1)) / 6)} ${round(y)}v${round(height)}`,
  );
  const sky = rect(x, y, width, height, skyColour);
  return [
    `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/></clipPath>`,
    `<g clip-path="url(#${id})">`,
    isDark(light) ? lamplit(sky) : sky,
    random.chance(0.5)
      ? coconutPalm(random, x + width * random.range(0.3, 0.7), y + height * 1.3, height * 1.4)
      : shadeTree(random, x + width * random.range(0.3, 0.7), y + height * 1.1, height * 1.15),
    rect(x, y + height * 0.82, width, height * 0.2, palette.lightLeaf),
    '</g>',
    stroke(
      `${bars.join('')}M${round(x)} ${round(y + height * 0.5)}h${round(width)}`,
      '#4A4152',
      Math.max(3, width * 0.018),
    ),
    rect(
      x - width * 0.05,
      y - width * 0.05,
      width * 1.1,
      height + width * 0.1,
      'none',
      `stroke="${palette.leaf}" stroke-width="${round(width * 0.06)}"`,
    ),
    rect(x - width * 0.12, y + height + width * 0.05, width * 1.24, width * 0.07, shade(palette.cream, 0.25)),
  ].join('');
}

export function room(canvas: Canvas, floorTop: number, wall: string, dado: string): string {
  const { width, height } = canvas;
  return [
    rect(0, 0, width, floorTop, wall),
    polygon(
      [
        [0, 0],
        [width * 0.62, 0],
        [width * 0.3, floorTop],
        [0, floorTop],
      ],
      tint(wall, 0.3),
      'opacity=".6"',
    ),
    rect(0, floorTop - height * 0.17, width, height * 0.17, dado),
    rect(0, floorTop - height * 0.18, width, height * 0.014, shade(dado, 0.3)),
    slabs(canvas, floorTop, '#D9B98C', 0.5),
    rect(0, floorTop - 4, width, 12, shade(dado, 0.45)),
  ].join('');
}

export function blackboard(x: number, y: number, width: number, height: number, chalk: string): string {
  return [
    rect(x - 14, y - 14, width + 28, height + 28, palette.wood),
    rect(x - 14, y + height + 4, width + 28, 10, palette.darkWood),
    rect(x, y, width, height, '#2C4A42'),
    path(
      `M${round(x)} ${round(y)}H${round(x + width * 0.6)}L${round(x + width * 0.2)} ${round(y + height)}H${round(x)}Z`,
      tint('#2C4A42', 0.08),
      'opacity=".6"',
    ),
    chalk,
    rect(x + width * 0.7, y + height + 2, width * 0.09, 8, palette.white),
    rect(x + width * 0.84, y + height - 2, width * 0.07, 14, palette.terracotta),
  ].join('');
}

/** A chart on a nail: an alphabet, a body of water, a tree; by number. */
export function wallChart(x: number, y: number, width: number, height: number, subject: number): string {
  const colours = [palette.marigold, palette.terracotta, palette.leaf, palette.indigo];
  const cells = times(12, (index) =>
    rect(
      x + width * (0.1 + (index % 3) * 0.28),
      y + height * (0.16 + Math.floor(index / 3) * 0.2),
      width * 0.22,
      height * 0.15,
      colours[(index + subject) % 4] ?? palette.leaf,
    ),
  );
  const shapes = [
    cells,
    path(
      `M${round(x + width * 0.5)} ${round(y + height * 0.9)}V${round(y + height * 0.5)}`,
      'none',
      `stroke="${palette.wood}" stroke-width="${round(width * 0.07)}"`,
    ) +
      `<circle cx="${round(x + width * 0.5)}" cy="${round(y + height * 0.42)}" r="${round(width * 0.3)}" fill="${palette.leaf}"/>` +
      times(
        6,
        (index) =>
          `<circle cx="${round(x + width * (0.32 + (index % 3) * 0.18))}" cy="${round(y + height * (0.34 + Math.floor(index / 3) * 0.14))}" r="${round(width * 0.05)}" fill="${palette.terracotta}"/>`,
      ),
    group(
      `translate(${round(x + width * 0.5)} ${round(y + height * 0.52)})`,
      `<circle r="${round(width * 0.36)}" fill="${palette.water}"/>`,
      path(
        `M${round(-width * 0.2)} ${round(-width * 0.2)}l${round(width * 0.2)} ${round(-width * 0.06)}l${round(width * 0.12)} ${round(width * 0.2)}l${round(-width * 0.14)} ${round(width * 0.26)}l${round(-width * 0.1)} ${round(-width * 0.2)}Z`,
        palette.lightLeaf,
      ),
    ),
    lettering('ক খ গ', x + width * 0.5, y + height * 0.4, width * 0.24, palette.terracotta) +
      lettering('ঘ চ ছ', x + width * 0.5, y + height * 0.75, width * 0.24, palette.indigo),
  ];
  return [
    rect(x + 5, y + 6, width, height, '#2B1D4A', 'opacity=".15"'),
    rect(x, y, width, height, palette.paper),
    rect(x, y, width, height * 0.08, palette.terracotta),
    shapes[subject % shapes.length] ?? '',
  ].join('');
}

export function ceilingFan(x: number, y: number, size: number): string {
  return (
    stroke(`M${round(x)} 0V${round(y)}`, '#8A8378', size * 0.05) +
    path(
      `M${round(x)} ${round(y)}l${round(-size)} ${round(-size * 0.08)}l${round(size * 0.02)} ${round(size * 0.16)}ZM${round(x)} ${round(y)}l${round(size)} ${round(-size * 0.05)}l${round(-size * 0.02)} ${round(size * 0.15)}ZM${round(x)} ${round(y)}l${round(size * 0.24)} ${round(size * 0.16)}l${round(-size * 0.3)} ${round(size * 0.02)}Z`,
      '#B9A98C',
    ) +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size * 0.14)}" ry="${round(size * 0.09)}" fill="#7A6A55"/>`
  );
}
