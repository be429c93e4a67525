import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { circle, ellipse, lettering, path, polygon, rect, round, stroke, times } from './shapes.ts';

export function cup(x: number, y: number, s: number, metal: string): string {
  const dark = shade(metal, 0.25);
  return [
    rect(x - s * 0.3, y - s * 0.22, s * 0.6, s * 0.22, palette.darkWood),
    rect(x - s * 0.2, y - s * 0.32, s * 0.4, s * 0.1, dark),
    rect(x - s * 0.05, y - s * 0.6, s * 0.1, s * 0.3, metal),
    stroke(
      `M${round(x - s * 0.32)} ${round(y - s * 1.2)}q${round(-s * 0.36)} ${round(s * 0.06)} ${round(-s * 0.14)} ${round(s * 0.36)}M${round(x + s * 0.32)} ${round(y - s * 1.2)}q${round(s * 0.36)} ${round(s * 0.06)} ${round(s * 0.14)} ${round(s * 0.36)}`,
      dark,
      s * 0.06,
    ),
    path(
      `M${round(x - s * 0.38)} ${round(y - s * 1.36)}H${round(x + s * 0.38)}Q${round(x + s * 0.36)} ${round(y - s * 0.66)} ${round(x)} ${round(y - s * 0.56)}Q${round(x - s * 0.36)} ${round(y - s * 0.66)} ${round(x - s * 0.38)} ${round(y - s * 1.36)}Z`,
      metal,
    ),
    path(
      `M${round(x + s * 0.12)} ${round(y - s * 1.36)}H${round(x + s * 0.38)}Q${round(x + s * 0.36)} ${round(y - s * 0.66)} ${round(x)} ${round(y - s * 0.56)}Q${round(x + s * 0.16)} ${round(y - s * 0.8)} ${round(x + s * 0.12)} ${round(y - s * 1.36)}Z`,
      dark,
    ),
    ellipse(x, y - s * 1.36, s * 0.38, s * 0.07, dark),
    stroke(
      `M${round(x - s * 0.26)} ${round(y - s * 1.24)}q${round(s * 0.02)} ${round(s * 0.3)} ${round(s * 0.1)} ${round(s * 0.44)}`,
      tint(metal, 0.5),
      s * 0.04,
    ),
  ].join('');
}

export function bell(x: number, y: number, s: number): string {
  const brass = '#C9952F';
  return [
    stroke(`M${round(x)} ${round(y - s * 2)}V${round(y - s * 1.1)}`, palette.darkWood, s * 0.05),
    circle(
      x,
      y - s * 1.12,
      s * 0.1,
      'none',
      `stroke="${shade(brass, 0.3)}" stroke-width="${round(s * 0.05)}"`,
    ),
    circle(x, y - s * 0.1, s * 0.92, brass),
    path(
      `M${round(x + s * 0.2)} ${round(y - s)}A${round(s * 0.92)} ${round(s * 0.92)} 0 0 1 ${round(x + s * 0.2)} ${round(y + s * 0.8)}A${round(s * 1.3)} ${round(s * 1.3)} 0 0 0 ${round(x + s * 0.2)} ${round(y - s)}Z`,
      shade(brass, 0.25),
    ),
    [0.74, 0.5, 0.2]
      .map((r) =>
        circle(
          x,
          y - s * 0.1,
          s * r,
          'none',
          `stroke="${shade(brass, 0.2)}" stroke-width="${round(s * 0.03)}"`,
        ),
      )
      .join(''),
    stroke(
      `M${round(x - s * 0.7)} ${round(y - s * 0.4)}A${round(s * 0.8)} ${round(s * 0.8)} 0 0 1 ${round(x - s * 0.2)} ${round(y - s * 0.84)}`,
      tint(brass, 0.6),
      s * 0.05,
    ),
    stroke(
      `M${round(x + s * 0.9)} ${round(y + s * 0.94)}L${round(x + s * 0.36)} ${round(y + s * 0.14)}`,
      palette.wood,
      s * 0.1,
    ),
    circle(x + s * 0.34, y + s * 0.12, s * 0.17, palette.darkWood),
  ].join('');
}

export function slate(x: number, y: number, s: number, words: string, turn: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${rect(-s, -s * 0.74, s * 2, s * 1.48, palette.wood, 'rx="10"')}${rect(-s * 0.88, -s * 0.62, s * 1.76, s * 1.24, '#343B40')}${polygon(
    [
      [-s * 0.88, -s * 0.62],
      [s * 0.2, -s * 0.62],
      [-s * 0.5, s * 0.62],
      [-s * 0.88, s * 0.62],
    ],
    tint('#343B40', 0.12),
    'opacity=".5"',
  )}${lettering(words, 0, s * 0.22, s * 0.72, '#F4EFE0')}${stroke(`M${round(-s * 0.6)} ${round(s * 0.42)}H${round(s * 0.6)}`, '#F1D27C', 4)}</g>`;
}

export const pile = (x: number, y: number, s: number, count: number, random: Canvas['random']) =>
  times(count, (index) => {
    const colour =
      [palette.terracotta, palette.indigo, palette.leaf, palette.marigold, '#8C4A6B', palette.brick][
        (index + Math.round(s)) % 6
      ] ?? palette.leaf;
    const shift = random.range(-0.08, 0.08) * s;
    const top = y - s * 0.24 * (index + 1);
    return (
      rect(x - s + shift, top, s * 2, s * 0.22, colour) +
      rect(x + s * 0.84 + shift, top + 4, s * 0.13, s * 0.22 - 8, palette.white) +
      rect(x - s * 0.8 + shift, top, s * 0.08, s * 0.22, tint(colour, 0.4))
    );
  });
