import { palette, shade, tint } from './colour.ts';
import { garland, toran } from './garlands.ts';
import { circle, lettering, path, polygon, rect, round, stroke, times } from './shapes.ts';

interface GatewayOptions {
  /** Middle of the opening. */
  x: number;
  y: number;
  width: number;
  height: number;
  open: boolean;
  festive?: boolean;
  name?: string;
}

function pillar(x: number, y: number, width: number, height: number): string {
  return [
    rect(x - width / 2, y - height, width, height, palette.cream),
    rect(x + width * 0.16, y - height, width * 0.34, height, shade(palette.cream, 0.2)),
    [0.2, 0.5, 0.8]
      .map((share) => rect(x - width * 0.5, y - height * share, width, height * 0.05, palette.terracotta))
      .join(''),
    polygon(
      [
        [x, y - height * 0.73],
        [x + width * 0.24, y - height * 0.66],
        [x, y - height * 0.59],
        [x - width * 0.24, y - height * 0.66],
      ],
      palette.marigold,
    ),
    polygon(
      [
        [x, y - height * 0.43],
        [x + width * 0.24, y - height * 0.36],
        [x, y - height * 0.29],
        [x - width * 0.24, y - height * 0.36],
      ],
      palette.leaf,
    ),
    rect(x - width * 0.66, y - height * 0.1, width * 1.32, height * 0.1, palette.deepTerracotta),
    rect(x - width * 0.68, y - height * 1.05, width * 1.36, height * 0.07, palette.terracotta),
    path(
      `M${round(x - width * 0.4)} ${round(y - height * 1.05)}Q${round(x - width * 0.5)} ${round(y - height * 1.16)} ${round(x)} ${round(y - height * 1.26)}Q${round(x + width * 0.5)} ${round(y - height * 1.16)} ${round(x + width * 0.4)} ${round(y - height * 1.05)}Z`,
      palette.brick,
    ),
  ].join('');
}

/** A leaf of the iron gate, `width` may be foreshortened. */
function gateLeaf(x: number, y: number, width: number, height: number, rise: number): string {
  const bars = Array.from({ length: 8 }, (_, index) => {
    const share = index / 7;
    return `M${round(x + width * share)} ${round(y - rise * share)}V${round(y - rise * share - height * (0.84 + 0.12 * Math.sin(share * Math.PI)))}`;
  });
  const rail = (share: number) =>
    `M${round(x)} ${round(y - height * share)}L${round(x + width)} ${round(y - rise - height * share)}`;
  return (
    stroke(bars.join(''), palette.indigo, 5) + stroke(rail(0.1) + rail(0.45) + rail(0.8), palette.indigo, 6)
  );
}

export function drawGateway({
  x,
  y,
  width,
  height,
  open,
  festive = false,
  name = 'বিদ্যালয়',
}: GatewayOptions): string {
  const post = width * 0.13;
  const left = x - width / 2;
  const right = x + width / 2;
  const boardY = y - height * 1.02;
  const arch = `M${round(left)} ${round(boardY)}Q${round(x)} ${round(boardY - height * 0.56)} ${round(right)} ${round(boardY)}`;
  const inner = `M${round(left)} ${round(boardY - height * 0.02)}Q${round(x)} ${round(boardY - height * 0.36)} ${round(right)} ${round(boardY - height * 0.02)}`;
  const lattice = Array.from({ length: 13 }, (_, index) => {
    const share = (index + 1) / 14;
    const dip = 4 * share * (1 - share);
    const px = left + width * share;
    return `M${round(px)} ${round(boardY - height * 0.28 * dip)}L${round(px)} ${round(boardY - height * 0.17 * dip)}`;
  });
  const leaves = open
    ? gateLeaf(left + post * 0.5, y, width * 0.13, height * 0.82, height * 0.1) +
      gateLeaf(right - post * 0.5, y, -width * 0.13, height * 0.82, height * 0.1)
    : gateLeaf(left + post * 0.5, y, width * 0.43, height * 0.82, 0) +
      gateLeaf(right - post * 0.5, y, -width * 0.43, height * 0.82, 0);
  const boardWidth = width * 0.62;
  return [
    leaves,
    stroke(lattice.join(''), palette.indigo, 3.5),
    stroke(arch, palette.indigo, height * 0.035),
    stroke(inner, palette.indigo, height * 0.022),
    pillar(left, y, post, height),
    pillar(right, y, post, height),
    festive
      ? toran([left + post * 0.6, boardY], [right - post * 0.6, boardY], height * 0.05, height * 0.11) +
        garland([left, boardY - height * 0.1], [x, boardY - height * 0.3], height * 0.13, height * 0.022) +
        garland([x, boardY - height * 0.3], [right, boardY - height * 0.1], height * 0.13, height * 0.022) +
        [left, right]
          .map((px) =>
            garland(
              [px - post * 0.6, y - height],
              [px + post * 0.6, y - height * 0.92],
              height * 0.1,
              height * 0.02,
            ),
          )
          .join('')
      : '',
    rect(x - boardWidth / 2, boardY - height * 0.3, boardWidth, height * 0.25, palette.deepTerracotta),
    rect(
      x - boardWidth / 2 + 6,
      boardY - height * 0.3 + 6,
      boardWidth - 12,
      height * 0.25 - 12,
      'none',
      `stroke="${palette.marigold}" stroke-width="3"`,
    ),
    lettering(name, x, boardY - height * 0.125, height * 0.15, palette.paper),
    circle(x, boardY - height * 0.335, height * 0.055, palette.marigold),
  ].join('');
}

/** A plastered wall along a street with a painted dado of alpona leaves. */
export function compoundWall(from: number, to: number, y: number, height: number): string {
  const count = Math.max(1, Math.round((to - from) / (height * 1.1)));
  const step = (to - from) / count;
  return [
    rect(from, y - height, to - from, height, palette.cream),
    rect(from, y - height * 0.42, to - from, height * 0.42, palette.terracotta),
    rect(from, y - height * 1.06, to - from, height * 0.12, palette.deepTerracotta),
    times(count, (index) => {
      const cx = from + step * (index + 0.5);
      return (
        path(
          `M${round(cx)} ${round(y - height * 0.08)}q${round(-height * 0.16)} ${round(-height * 0.12)} 0 ${round(-height * 0.26)}q${round(height * 0.16)} ${round(height * 0.14)} 0 ${round(height * 0.26)}ZM${round(cx - height * 0.06)} ${round(y - height * 0.08)}q${round(-height * 0.3)} ${round(0)} ${round(-height * 0.3)} ${round(-height * 0.16)}q${round(height * 0.24)} 0 ${round(height * 0.3)} ${round(height * 0.16)}ZM${round(cx + height * 0.06)} ${round(y - height * 0.08)}q${round(height * 0.3)} 0 ${round(height * 0.3)} ${round(-height * 0.16)}q${round(-height * 0.24)} 0 ${round(-height * 0.3)} ${round(height * 0.16)}Z`,
          tint(palette.cream, 0.4),
        ) + rect(from + step * index - 3, y - height, 6, height, shade(palette.cream, 0.16))
      );
    }),
    stroke(`M${round(from)} ${round(y - height * 0.46)}H${round(to)}`, palette.marigold, 4),
  ].join('');
}
