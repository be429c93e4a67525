import { palette, shade, tint } from './colour.ts';
import { lamplit } from './light.ts';
import { circle, lettering, path, polygon, rect, round, stroke } from './shapes.ts';

function paintedScreen(x: number, y: number, width: number, height: number, subject: number): string {
  const w = (share: number) => round(x + width * share);
  const h = (share: number) => round(y + height * share);
  const bars: readonly (readonly [number, string])[] = [
    [0.3, palette.terracotta],
    [0.5, palette.marigold],
    [0.42, palette.leaf],
    [0.66, palette.indigo],
    [0.56, palette.rose],
  ];
  const pictures = [
    rect(x, y, width, height, '#BFDDE3') +
      circle(x + width * 0.75, y + height * 0.28, height * 0.13, palette.marigold) +
      path(
        `M${w(0)} ${h(1)}V${h(0.7)}Q${w(0.3)} ${h(0.5)} ${w(0.6)} ${h(0.72)}T${w(1)} ${h(0.66)}V${h(1)}Z`,
        palette.lightLeaf,
      ) +
      polygon(
        [
          [x + width * 0.2, y + height * 0.74],
          [x + width * 0.32, y + height * 0.48],
          [x + width * 0.44, y + height * 0.74],
        ],
        palette.terracotta,
      ) +
      rect(x + width * 0.23, y + height * 0.72, width * 0.18, height * 0.18, palette.cream),
    rect(x, y, width, height, palette.paper) +
      lettering('অ আ', x + width * 0.5, y + height * 0.52, height * 0.38, palette.terracotta) +
      lettering('ই ঈ', x + width * 0.5, y + height * 0.9, height * 0.34, palette.indigo),
    rect(x, y, width, height, palette.paper) +
      bars
        .map(([value, colour], index) =>
          rect(
            x + width * (0.12 + index * 0.16),
            y + height * (0.85 - value * 0.9),
            width * 0.11,
            height * value * 0.9,
            colour,
          ),
        )
        .join('') +
      stroke(`M${w(0.08)} ${h(0.87)}H${w(0.94)}`, '#4A4152', 3),
    rect(x, y, width, height, '#F6E3B0') +
      path(
        `M${w(0.5)} ${h(0.9)}C${w(0.1)} ${h(0.6)} ${w(0.2)} ${h(0.1)} ${w(0.5)} ${h(0.4)}C${w(0.8)} ${h(0.1)} ${w(0.9)} ${h(0.6)} ${w(0.5)} ${h(0.9)}Z`,
        palette.terracotta,
      ) +
      circle(x + width * 0.4, y + height * 0.45, height * 0.06, palette.paper),
  ];
  return pictures[subject % pictures.length] ?? '';
}

export function flatScreen(x: number, y: number, width: number, subject: number): string {
  const height = width * 0.62;
  return [
    rect(x - width * 0.08, y - height * 0.22, width * 0.16, height * 0.22, '#4B4A55'),
    rect(x - width * 0.22, y - height * 0.05, width * 0.44, height * 0.07, '#33323C'),
    rect(x - width * 0.5, y - height * 1.18, width, height, '#2A2A33', `rx="${round(width * 0.02)}"`),
    lamplit(paintedScreen(x - width * 0.46, y - height * 1.12, width * 0.92, height * 0.84, subject)),
    polygon(
      [
        [x - width * 0.46, y - height * 1.12],
        [x - width * 0.1, y - height * 1.12],
        [x - width * 0.3, y - height * 0.28],
        [x - width * 0.46, y - height * 0.28],
      ],
      palette.white,
      'opacity=".16"',
    ),
  ].join('');
}

const letters = ['A', 'C:\\>', 'অ আ', '1 2 3'];

/** A beige cathode-ray monitor on its case. */
export function crt(x: number, y: number, width: number, subject: number): string {
  const beige = '#DDD0B3';
  const top = y - width * 1.06;
  return [
    rect(x - width * 0.56, y - width * 0.24, width * 1.12, width * 0.24, beige),
    rect(x - width * 0.56, y - width * 0.06, width * 1.12, width * 0.06, shade(beige, 0.25)),
    rect(x + width * 0.1, y - width * 0.17, width * 0.36, width * 0.035, shade(beige, 0.5)),
    circle(x - width * 0.44, y - width * 0.14, width * 0.025, palette.leaf),
    rect(x - width * 0.2, y - width * 0.3, width * 0.4, width * 0.07, shade(beige, 0.35)),
    path(
      `M${round(x - width * 0.48)} ${round(top)}H${round(x + width * 0.48)}L${round(x + width * 0.5)} ${round(y - width * 0.28)}H${round(x - width * 0.5)}Z`,
      beige,
    ),
    path(
      `M${round(x + width * 0.36)} ${round(top)}H${round(x + width * 0.48)}L${round(x + width * 0.5)} ${round(y - width * 0.28)}H${round(x + width * 0.38)}Z`,
      shade(beige, 0.18),
    ),
    rect(
      x - width * 0.38,
      top + width * 0.08,
      width * 0.74,
      width * 0.56,
      '#1F2A2A',
      `rx="${round(width * 0.07)}"`,
    ),
    lamplit(
      lettering(
        letters[subject % letters.length] ?? 'A',
        x - width * 0.01,
        top + width * 0.42,
        width * 0.2,
        '#7FD08A',
      ),
    ),
    stroke(
      `M${round(x - width * 0.3)} ${round(top + width * 0.54)}h${round(width * 0.3)}`,
      '#5FA86C',
      width * 0.018,
    ),
    polygon(
      [
        [x - width * 0.34, top + width * 0.12],
        [x - width * 0.1, top + width * 0.12],
        [x - width * 0.26, top + width * 0.58],
        [x - width * 0.34, top + width * 0.58],
      ],
      palette.white,
      'opacity=".12"',
    ),
  ].join('');
}

export function keyboard(x: number, y: number, width: number, colour: string): string {
  return (
    polygon(
      [
        [x - width * 0.46, y - width * 0.14],
        [x + width * 0.46, y - width * 0.14],
        [x + width * 0.5, y],
        [x - width * 0.5, y],
      ],
      colour,
    ) +
    stroke(
      [0.3, 0.55, 0.8]
        .map(
          (share) =>
            `M${round(x - width * 0.42)} ${round(y - width * 0.14 * share)}H${round(x + width * 0.42)}`,
        )
        .join(''),
      tint(colour, 0.5),
      width * 0.022,
      `stroke-dasharray="${round(width * 0.05)} ${round(width * 0.03)}"`,
    )
  );
}
