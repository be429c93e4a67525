import { medallion, vine } from './alpona.ts';
import { palette } from './colour.ts';
import { circle, path, polygon, rect, round, stroke, times } from './shapes.ts';

export type Painted = 'sun' | 'palms' | 'alpona' | 'indigo' | 'night' | 'river';

export interface StageSet {
  x: number;
  /** Front edge of the boards. */
  y: number;
  width: number;
  height: number;
  curtain: string;
  painted: Painted;
  skirt: number;
}

export function paintedCloth({ x, y, width, height, painted }: StageSet): string {
  const top = y - height;
  const cx = x + width / 2;
  const wash = (fill: string) => rect(x, top, width, height * 0.9, fill);
  const palm = (px: number, size: number, fill: string) =>
    stroke(
      `M${round(px)} ${round(y - height * 0.14)}q${round(size * 0.06)} ${round(-size * 0.4)} ${round(size * 0.02)} ${round(-size * 0.8)}`,
      fill,
      size * 0.05,
    ) +
    [-150, -110, -60, -20, 20]
      .map(
        (angle) =>
          `<path transform="translate(${round(px + size * 0.02)} ${round(y - height * 0.14 - size * 0.8)}) rotate(${angle})" d="M0 0q${round(size * 0.25)} ${round(-size * 0.14)} ${round(size * 0.48)} ${round(size * 0.08)}q${round(-size * 0.24)} ${round(-size * 0.02)} ${round(-size * 0.48)} ${round(-size * 0.08)}Z" fill="${fill}"/>`,
      )
      .join('');
  const cloths: Record<Painted, () => string> = {
    sun: () =>
      wash('#F2C777') +
      times(3, (index) =>
        circle(
          cx,
          y - height * 0.42,
          height * (0.4 - index * 0.09),
          ['#F0B04A', '#E9892F', palette.terracotta][index] ?? palette.terracotta,
        ),
      ) +
      path(
        `M${round(x)} ${round(y - height * 0.1)}V${round(y - height * 0.3)}Q${round(x + width * 0.25)} ${round(y - height * 0.42)} ${round(cx)} ${round(y - height * 0.28)}T${round(x + width)} ${round(y - height * 0.32)}V${round(y - height * 0.1)}Z`,
        '#9C5A34',
      ),
    palms: () =>
      wash('#F4DDA6') +
      circle(x + width * 0.7, y - height * 0.62, height * 0.14, palette.terracotta) +
      path(
        `M${round(x)} ${round(y - height * 0.1)}V${round(y - height * 0.32)}Q${round(x + width * 0.3)} ${round(y - height * 0.46)} ${round(x + width * 0.6)} ${round(y - height * 0.26)}T${round(x + width)} ${round(y - height * 0.3)}V${round(y - height * 0.1)}Z`,
        palette.lightLeaf,
      ) +
      palm(x + width * 0.22, height * 0.66, palette.deepLeaf) +
      palm(x + width * 0.36, height * 0.48, palette.leaf) +
      palm(x + width * 0.82, height * 0.54, palette.deepLeaf),
    alpona: () =>
      wash(palette.deepTerracotta) +
      medallion(cx, y - height * 0.5, height * 0.36) +
      vine(x + width * 0.06, y - height * 0.2, width * 0.88, height * 0.05),
    indigo: () =>
      wash('#27346F') +
      times(
        16,
        (index) =>
          `<path transform="translate(${round(cx)} ${round(y - height * 0.5)}) rotate(${index * 22.5})" d="M${round(-height * 0.05)} 0L0 ${round(-width)}L${round(height * 0.05)} 0Z" fill="#31408A"/>`,
      ) +
      circle(cx, y - height * 0.5, height * 0.45, '#8A3220') +
      medallion(cx, y - height * 0.5, height * 0.44, 1, palette.lemon),
    night: () =>
      wash('#2A3A7C') +
      circle(x + width * 0.28, y - height * 0.68, height * 0.11, '#F6E6B4') +
      times(14, (index) =>
        circle(
          x + width * ((index * 0.37) % 1),
          top + height * (0.08 + ((index * 0.23) % 0.42)),
          4,
          '#F6E6B4',
        ),
      ) +
      path(
        `M${round(x)} ${round(y - height * 0.1)}V${round(y - height * 0.28)}Q${round(x + width * 0.2)} ${round(y - height * 0.5)} ${round(x + width * 0.45)} ${round(y - height * 0.28)}T${round(x + width)} ${round(y - height * 0.36)}V${round(y - height * 0.1)}Z`,
        '#1E4A4A',
      ),
    river: () =>
      wash('#CFE3DC') +
      rect(x, y - height * 0.36, width, height * 0.26, '#6BA5B5') +
      stroke(
        times(
          9,
          (index) =>
            `M${round(x + width * ((index * 0.29) % 0.9))} ${round(y - height * (0.14 + (index % 5) * 0.045))}h${round(width * 0.12)}`,
        ),
        '#CFE3DC',
        4,
      ) +
      path(
        `M${round(x + width * 0.55)} ${round(y - height * 0.3)}q${round(width * 0.12)} ${round(height * 0.09)} ${round(width * 0.24)} 0Z`,
        palette.darkWood,
      ) +
      polygon(
        [
          [x + width * 0.66, y - height * 0.32],
          [x + width * 0.66, y - height * 0.62],
          [x + width * 0.78, y - height * 0.36],
        ],
        palette.terracotta,
      ),
  };
  const cloth = `cloth${Math.round(x)}`;
  return `<clipPath id="${cloth}">${wash('#000000')}</clipPath><g clip-path="url(#${cloth})">${cloths[painted]()}</g>`;
}
