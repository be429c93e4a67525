import { palette, shade, tint } from './colour.ts';
import type { Random } from './random.ts';
import { circle, ellipse, type Point, path, polygon, rect, round, stroke, times } from './shapes.ts';

const umbrellaColours = [
  palette.terracotta,
  palette.indigo,
  palette.marigold,
  '#3B3B46',
  palette.leaf,
  palette.rose,
];

/** In a figure's own units, over its hand. */
export function umbrella([x, y]: Point, random: Random, size = 30): string {
  const colour = random.pick(umbrellaColours);
  const top = y - 46;
  const rib = (share: number) => round(x - size + size * 2 * share);
  return (
    stroke(`M${round(x)} ${round(y + 6)}V${round(top)}`, '#4A3B33', 1.8) +
    path(
      `M${round(x - size)} ${round(top)}C${round(x - size)} ${round(top - size * 0.95)} ${round(x + size)} ${round(top - size * 0.95)} ${round(x + size)} ${round(top)}q${round(-size / 3)} -6 ${round((-size * 2) / 3)} 0q${round(-size / 3)} -6 ${round((-size * 2) / 3)} 0q${round(-size / 3)} -6 ${round((-size * 2) / 3)} 0Z`,
      colour,
    ) +
    path(
      `M${rib(0.667)} ${round(top)}Q${round(x + size * 0.3)} ${round(top - size * 0.6)} ${round(x)} ${round(top - size * 0.72)}C${round(x + size * 0.6)} ${round(top - size * 0.7)} ${round(x + size)} ${round(top - size * 0.5)} ${round(x + size)} ${round(top)}Z`,
      shade(colour, 0.22),
    ) +
    stroke(
      `M${round(x)} ${round(top - size * 0.72)}Q${round(x - size * 0.3)} ${round(top - size * 0.6)} ${rib(0.333)} ${round(top)}`,
      tint(colour, 0.35),
      0.9,
    )
  );
}

export function book(x: number, y: number, size: number, colour: string = palette.terracotta): string {
  return (
    polygon(
      [
        [x - size, y - size * 0.5],
        [x, y - size * 0.3],
        [x, y + size * 0.5],
        [x - size, y + size * 0.3],
      ],
      colour,
    ) +
    polygon(
      [
        [x + size, y - size * 0.5],
        [x, y - size * 0.3],
        [x, y + size * 0.5],
        [x + size, y + size * 0.3],
      ],
      shade(colour, 0.2),
    ) +
    polygon(
      [
        [x - size * 0.9, y - size * 0.56],
        [x, y - size * 0.36],
        [x, y - size * 0.3],
        [x - size, y - size * 0.5],
      ],
      palette.white,
    ) +
    polygon(
      [
        [x + size * 0.9, y - size * 0.56],
        [x, y - size * 0.36],
        [x, y - size * 0.3],
        [x + size, y - size * 0.5],
      ],
      palette.white,
    )
  );
}

export function microphone(x: number, y: number, height: number): string {
  return (
    stroke(
      `M${round(x - height * 0.14)} ${round(y)}h${round(height * 0.28)}M${round(x)} ${round(y)}V${round(y - height)}`,
      '#3A3540',
      height * 0.025,
    ) + ellipse(x, y - height, height * 0.04, height * 0.06, '#5A5560')
  );
}

export function clayPot(x: number, y: number, size: number, colour: string = palette.brick): string {
  return (
    path(
      `M${round(x - size * 0.3)} ${round(y - size)}C${round(x - size * 0.8)} ${round(y - size * 0.7)} ${round(x - size * 0.7)} ${round(y)} ${round(x - size * 0.3)} ${round(y)}H${round(x + size * 0.3)}C${round(x + size * 0.7)} ${round(y)} ${round(x + size * 0.8)} ${round(y - size * 0.7)} ${round(x + size * 0.3)} ${round(y - size)}Z`,
      colour,
    ) +
    path(
      `M${round(x + size * 0.1)} ${round(y)}C${round(x + size * 0.4)} ${round(y - size * 0.2)} ${round(x + size * 0.44)} ${round(y - size * 0.7)} ${round(x + size * 0.2)} ${round(y - size)}H${round(x + size * 0.3)}C${round(x + size * 0.8)} ${round(y - size * 0.7)} ${round(x + size * 0.7)} ${round(y)} ${round(x + size * 0.3)} ${round(y)}Z`,
      shade(colour, 0.25),
    ) +
    rect(
      x - size * 0.4,
      y - size * 1.1,
      size * 0.8,
      size * 0.14,
      shade(colour, 0.15),
      `rx="${round(size * 0.05)}"`,
    )
  );
}

export function flowerPot(x: number, y: number, size: number, flower: string, random: Random): string {
  return (
    times(7, () => {
      const lean = random.range(-0.6, 0.6) * size;
      const tall = size * random.range(0.7, 1.3);
      return (
        stroke(
          `M${round(x)} ${round(y - size * 0.8)}q${round(lean * 0.2)} ${round(-tall * 0.5)} ${round(lean)} ${round(-tall)}`,
          palette.leaf,
          size * 0.09,
        ) + circle(x + lean, y - size * 0.8 - tall, size * 0.15, flower)
      );
    }) +
    polygon(
      [
        [x - size * 0.45, y - size * 0.85],
        [x + size * 0.45, y - size * 0.85],
        [x + size * 0.32, y],
        [x - size * 0.32, y],
      ],
      palette.terracotta,
    ) +
    polygon(
      [
        [x + size * 0.1, y - size * 0.85],
        [x + size * 0.45, y - size * 0.85],
        [x + size * 0.32, y],
        [x + size * 0.08, y],
      ],
      palette.deepTerracotta,
    ) +
    rect(x - size * 0.5, y - size * 0.95, size, size * 0.16, palette.brick)
  );
}

/** The Indian tricolour, 3:2, flying from its top left corner. */
export function tricolour(x: number, y: number, width: number, flutter = 1): string {
  const height = (width * 2) / 3;
  const band = height / 3;
  const bend = width * 0.07 * flutter;
  const strip = (top: number, fill: string) =>
    path(
      `M${round(x)} ${round(top)}C${round(x + width * 0.3)} ${round(top - bend)} ${round(x + width * 0.6)} ${round(top + bend)} ${round(x + width)} ${round(top - bend * 0.4)}V${round(top + band - bend * 0.4)}C${round(x + width * 0.6)} ${round(top + band + bend)} ${round(x + width * 0.3)} ${round(top + band - bend)} ${round(x)} ${round(top + band)}Z`,
      fill,
    );
  const cx = x + width * 0.5;
  const cy = y + band * 1.5;
  const radius = band * 0.44;
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return `M${round(cx)} ${round(cy)}L${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`;
  });
  return (
    strip(y, '#FF9933') +
    strip(y + band, '#FFFFFF') +
    strip(y + band * 2, '#138808') +
    circle(cx, cy, radius, 'none', `stroke="#000080" stroke-width="${round(Math.max(1, band * 0.05))}"`) +
    stroke(spokes.join(''), '#000080', Math.max(0.6, band * 0.022)) +
    circle(cx, cy, radius * 0.16, '#000080')
  );
}
