import { palette, shade, tint } from './colour.ts';
import type { Random } from './random.ts';
import { circle, path, round, stroke, times } from './shapes.ts';

function frond(x: number, y: number, angle: number, length: number, fill: string): string {
  const dx = Math.cos(angle);
  const rise = Math.sin(angle);
  const endX = x + dx * length;
  const endY = y - rise * length * 0.55 + length * 0.34;
  const midX = x + dx * length * 0.55;
  const midY = y - rise * length * 0.75 - length * 0.16;
  const notches = Array.from({ length: 6 }, (_, index) => {
    const share = 1 - (index + 1) / 7;
    const along = (from: number, mid: number, to: number) =>
      (1 - share) ** 2 * from + 2 * share * (1 - share) * mid + share * share * to;
    const px = along(x, midX, endX);
    const py = along(y, midY, endY);
    const drop = length * 0.23 * Math.sin(Math.PI * (0.18 + share * 0.72));
    return `L${round(px + dx * length * 0.05)} ${round(py + drop)}L${round(px)} ${round(py + drop * 0.36)}`;
  });
  return path(
    `M${round(x)} ${round(y)}Q${round(midX)} ${round(midY)} ${round(endX)} ${round(endY)}${notches.join('')}Z`,
    fill,
  );
}

/** A coconut palm whose foot stands on (x, y). */
export function coconutPalm(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: string = palette.leaf,
): string {
  const lean = random.range(-0.16, 0.16) * height;
  const top = y - height * 0.84;
  const tx = x + lean;
  const width = height * 0.034;
  const bark = '#8A6A4E';
  const curve = `M${round(x)} ${round(y)}Q${round(x + lean * 0.1)} ${round(y - height * 0.46)} ${round(tx)} ${round(top)}`;
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    const px = x + lean * (0.2 * share * (1 - share) + share * share);
    return `M${round(px - width * 0.5)} ${round(y - height * 0.84 * share)}h${round(width)}`;
  });
  const crown = [-0.15, 3.3, 0.35, 2.8, 0.8, 2.35, 1.2, 1.95].map((angle, index) =>
    frond(
      tx,
      top,
      angle + random.range(-0.1, 0.1),
      height * random.range(0.27, 0.34),
      index < 3 ? shade(leaf, 0.32) : index % 2 ? leaf : tint(leaf, 0.12),
    ),
  );
  return (
    stroke(curve, bark, width) +
    stroke(rings.join(''), shade(bark, 0.3), 2) +
    crown.join('') +
    [-1, 0, 1]
      .map((side) => circle(tx + side * width * 0.8, top + width * 0.9, width * 0.55, '#7B7A3C'))
      .join('')
  );
}

/** A palmyra with its round head of fans. */
export function talPalm(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: string = palette.deepLeaf,
): string {
  const top = y - height * 0.8;
  const width = height * 0.045;
  const fan = (angle: number, length: number, fill: string) => {
    const cx = x + Math.cos(angle) * length * 0.6;
    const cy = top - Math.sin(angle) * length * 0.6;
    const teeth = Array.from({ length: 9 }, (_, index) => {
      const spread = angle + (index / 8 - 0.5) * 2.5;
      const reach = length * (index % 2 ? 0.46 : 0.62);
      return `L${round(cx + Math.cos(spread) * reach)} ${round(cy - Math.sin(spread) * reach)}`;
    });
    return path(`M${round(x)} ${round(top)}${teeth.join('')}Z`, fill);
  };
  const fans = Array.from({ length: 11 }, (_, index) =>
    fan(
      (index / 11) * Math.PI * 2 + random.range(-0.15, 0.15),
      height * 0.21,
      index % 3 === 0 ? tint(leaf, 0.16) : index % 3 === 1 ? leaf : shade(leaf, 0.25),
    ),
  );
  return (
    path(
      `M${round(x - width * 0.62)} ${round(y)}L${round(x - width * 0.36)} ${round(top)}h${round(width * 0.72)}L${round(x + width * 0.62)} ${round(y)}Z`,
      '#5D4A40',
    ) +
    path(
      `M${round(x + width * 0.1)} ${round(y)}L${round(x + width * 0.1)} ${round(top)}h${round(width * 0.26)}L${round(x + width * 0.62)} ${round(y)}Z`,
      '#46362F',
    ) +
    fans.join('')
  );
}

export function banana(random: Random, x: number, y: number, height: number): string {
  const leaf = '#6FA04F';
  const blade = (angle: number, length: number, fill: string) => {
    const ex = x + Math.cos(angle) * length;
    const ey = y - height * 0.45 - Math.sin(angle) * length;
    const nx = -Math.sin(angle) * length * 0.17;
    const ny = -Math.cos(angle) * length * 0.17;
    const mx = (x + ex) / 2;
    const my = (y - height * 0.45 + ey) / 2 - length * 0.14;
    return (
      path(
        `M${round(x)} ${round(y - height * 0.45)}Q${round(mx + nx)} ${round(my + ny)} ${round(ex)} ${round(ey + length * 0.1)}Q${round(mx - nx)} ${round(my - ny + length * 0.08)} ${round(x)} ${round(y - height * 0.45)}Z`,
        fill,
      ) +
      stroke(
        `M${round(x)} ${round(y - height * 0.45)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey + length * 0.1)}`,
        tint(fill, 0.4),
        2,
      )
    );
  };
  return (
    path(
      `M${round(x - height * 0.05)} ${round(y)}L${round(x - height * 0.025)} ${round(y - height * 0.5)}h${round(height * 0.05)}L${round(x + height * 0.055)} ${round(y)}Z`,
      '#9DAA5E',
    ) +
    [0.2, 2.9, 0.75, 2.4, 1.2, 1.75]
      .map((angle, index) =>
        blade(
          angle + random.range(-0.12, 0.12),
          height * random.range(0.46, 0.58),
          index % 2 ? leaf : shade(leaf, 0.24),
        ),
      )
      .join('')
  );
}

export function bamboo(random: Random, x: number, y: number, height: number): string {
  return times(8, (index) => {
    const lean = (index - 3.5) * height * 0.07 + random.range(-0.03, 0.03) * height;
    const tall = height * random.range(0.75, 1);
    const curve = `M${round(x + (index - 3.5) * height * 0.02)} ${round(y)}Q${round(x + lean * 0.3)} ${round(y - tall * 0.7)} ${round(x + lean * 1.6)} ${round(y - tall)}`;
    const leaves = Array.from({ length: 9 }, () => {
      const share = random.range(0.45, 1);
      return `M${round(x + lean * 1.6 * share * share)} ${round(y - tall * share)}l${round(random.range(-0.09, 0.09) * height)} ${round(height * random.range(0.02, 0.07))}`;
    });
    return (
      stroke(curve, index % 2 ? '#8FA052' : '#71873F', height * 0.013) +
      stroke(leaves.join(''), index % 2 ? palette.leaf : '#5C8A4C', height * 0.012)
    );
  });
}
