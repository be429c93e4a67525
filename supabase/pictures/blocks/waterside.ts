import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { circle, ellipse, path, round, stroke, times } from './shapes.ts';

/** Water from `top` to `bottom` with level cuts of light. */
export function water(canvas: Canvas, top: number, bottom: number, colour: string = palette.water): string {
  const { width, random } = canvas;
  const cuts = (count: number) =>
    times(count, () => {
      const near = random.next();
      return `M${round(random.range(-40, width))} ${round(top + 8 + (bottom - top) * near)}h${round(24 + near * 110)}`;
    });
  return (
    `<rect x="0" y="${round(top)}" width="${width}" height="${round(bottom - top)}" fill="${colour}"/>` +
    path(
      `M0 ${round(top)}H${width}V${round(top + (bottom - top) * 0.2)}Q${round(width * 0.6)} ${round(top + (bottom - top) * 0.36)} 0 ${round(top + (bottom - top) * 0.22)}Z`,
      tint(colour, 0.3),
      'opacity=".7"',
    ) +
    stroke(cuts(26), tint(colour, 0.55), 4, 'opacity=".8"') +
    stroke(cuts(16), shade(colour, 0.2), 4, 'opacity=".6"')
  );
}

export function lotus(x: number, y: number, size: number): string {
  return (
    ellipse(x + size * 0.3, y + size * 0.2, size * 1.3, size * 0.4, palette.leaf) +
    path(
      `M${round(x + size * 0.3)} ${round(y + size * 0.2)}l${round(size * 1.2)} ${round(-size * 0.12)}l${round(-size * 0.1)} ${round(size * 0.26)}Z`,
      shade(palette.leaf, 0.25),
    ) +
    times(
      7,
      (index) =>
        `<path transform="translate(${round(x)} ${round(y)}) rotate(${index * 27 - 81})" d="M0 0q${round(size * 0.34)} ${round(-size * 0.5)} 0 ${round(-size)}q${round(-size * 0.34)} ${round(size * 0.5)} 0 ${round(size)}Z" fill="${index % 2 ? '#E8A0A0' : palette.rose}"/>`,
    ) +
    circle(x, y - size * 0.3, size * 0.16, palette.marigold)
  );
}

export function duck(x: number, y: number, size: number, side: 1 | -1): string {
  const at = (dx: number, dy: number) => `${round(x + side * dx * size)} ${round(y + dy * size)}`;
  return (
    ellipse(x, y + size * 0.06, size * 1.1, size * 0.1, palette.white, 'opacity=".5"') +
    path(
      `M${at(-0.9, -0.5)}Q${at(-0.5, -0.2)} ${at(0, -0.42)}Q${at(0.5, -0.5)} ${at(0.8, -0.2)}Q${at(0.6, 0.12)} ${at(0, 0.1)}Q${at(-0.7, 0.1)} ${at(-0.9, -0.5)}Z`,
      palette.white,
    ) +
    path(
      `M${at(-0.5, -0.22)}Q${at(0, -0.4)} ${at(0.3, -0.18)}Q${at(0, 0.02)} ${at(-0.5, -0.22)}Z`,
      shade(palette.white, 0.16),
    ) +
    stroke(`M${at(0.55, -0.2)}Q${at(0.8, -0.5)} ${at(0.66, -0.8)}`, palette.white, size * 0.26) +
    circle(x + side * size * 0.68, y - size * 0.86, size * 0.2, palette.white) +
    path(`M${at(0.84, -0.9)}L${at(1.14, -0.82)}L${at(0.84, -0.76)}Z`, '#E0842B') +
    circle(x + side * size * 0.72, y - size * 0.9, size * 0.04, '#2B1B1E')
  );
}
