import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import type { Random } from './random.ts';
import { circle, path, round, stroke, times } from './shapes.ts';

function leafShape(x: number, y: number, angle: number, length: number, fill: string): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const nx = -dy * 0.19;
  const ny = dx * 0.19;
  return (
    path(
      `M${round(x)} ${round(y)}Q${round(x + dx * 0.42 + nx)} ${round(y + dy * 0.42 + ny)} ${round(x + dx)} ${round(y + dy)}Q${round(x + dx * 0.42 - nx)} ${round(y + dy * 0.42 - ny)} ${round(x)} ${round(y)}Z`,
      fill,
    ) +
    stroke(`M${round(x)} ${round(y)}L${round(x + dx * 0.86)} ${round(y + dy * 0.86)}`, tint(fill, 0.3), 1.6)
  );
}

/** A bough of mango leaves that reaches in from an upper corner. */
export function bough(
  { width, random }: Canvas,
  side: 'left' | 'right',
  size: number,
  leaf: string = palette.deepLeaf,
): string {
  const facing = side === 'left' ? 1 : -1;
  const from = side === 'left' ? -20 : width + 20;
  const twigs = times(4, (index) => {
    const length = size * (1 - index * 0.16);
    const slope = 0.16 + index * 0.26;
    const twig = stroke(
      `M${round(from)} ${round(index * 16 - 20)}q${round(facing * length * 0.5)} ${round(length * slope * 0.2)} ${round(facing * length)} ${round(length * slope)}`,
      '#4A3328',
      5,
    );
    const leaves = times(9, (at) => {
      const share = 0.2 + at * 0.1;
      const x = from + facing * length * share;
      const y = index * 16 - 20 + length * slope * share * share;
      const hang = Math.PI / 2 - facing * random.range(-0.5, 1.1);
      return leafShape(
        x,
        y,
        hang,
        size * random.range(0.17, 0.25),
        random.pick([leaf, shade(leaf, 0.2), tint(leaf, 0.14)]),
      );
    });
    return twig + leaves;
  });
  return twigs;
}

/** Blades and flowers that stand before the lower edge of the picture. */
export function border(
  { width, height, random }: Canvas,
  from: number,
  to: number,
  tall: number,
  flower?: string,
): string {
  const count = Math.round(((to - from) * width) / 26);
  return times(count, () => {
    const x = width * random.range(from, to);
    const lean = random.range(-0.5, 0.5) * tall;
    const rise = tall * random.range(0.5, 1);
    const blade = path(
      `M${round(x - 7)} ${height + 6}Q${round(x + lean * 0.2)} ${round(height - rise * 0.6)} ${round(x + lean)} ${round(height - rise)}Q${round(x + lean * 0.4 + 9)} ${round(height - rise * 0.4)} ${round(x + 8)} ${height + 6}Z`,
      random.pick([palette.deepLeaf, shade(palette.deepLeaf, 0.25), palette.leaf]),
    );
    return flower && random.chance(0.3)
      ? blade + marigold(x + lean, height - rise, random.range(10, 17), flower)
      : blade;
  });
}

export function marigold(x: number, y: number, radius: number, colour: string = palette.marigold): string {
  const petals = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * radius * 0.66,
      y + Math.sin(angle) * radius * 0.66,
      radius * 0.36,
      colour,
    );
  });
  return (
    petals.join('') +
    circle(x, y, radius * 0.6, shade(colour, 0.12)) +
    circle(x - radius * 0.1, y - radius * 0.1, radius * 0.3, tint(colour, 0.2))
  );
}

export function windowBars({ width, height }: Canvas, colour: string, random: Random): string {
  const frame = 46;
  const bars = times(7, (index) => {
    const x = width * ((index + 1) / 8) + random.range(-2, 2);
    return `<rect x="${round(x - 5)}" y="0" width="10" height="${height}" fill="${colour}"/><rect x="${round(x + 1)}" y="0" width="4" height="${height}" fill="${shade(colour)}"/>`;
  });
  return (
    bars +
    `<path d="M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame * 2}H${width - frame}V${frame}Z" fill-rule="evenodd" fill="${shade(colour, 0.1)}"/>` +
    `<rect x="0" y="${round(height * 0.46)}" width="${width}" height="14" fill="${shade(colour, 0.15)}"/>`
  );
}
