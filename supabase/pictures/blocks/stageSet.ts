import { vine } from './alpona.ts';
import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { garland } from './garlands.ts';
import { paintedCloth, type StageSet } from './paintedCloth.ts';
import { path, polygon, rect, round, stroke, times } from './shapes.ts';

function curtainFold(
  x: number,
  top: number,
  width: number,
  bottom: number,
  colour: string,
  side: 1 | -1,
): string {
  const folds = times(5, (index) => {
    const share = index / 5;
    const from = x + side * width * share;
    const to = x + side * width * (share + 0.2);
    return path(
      `M${round(from)} ${round(top)}H${round(to)}C${round(to)} ${round(top + (bottom - top) * 0.5)} ${round(x + side * width * (share + 0.2) * 0.62)} ${round(top + (bottom - top) * 0.6)} ${round(x + side * width * (share + 0.2) * 0.78)} ${round(bottom)}H${round(x + side * width * share * 0.78)}C${round(x + side * width * share * 0.62)} ${round(top + (bottom - top) * 0.6)} ${round(from)} ${round(top + (bottom - top) * 0.5)} ${round(from)} ${round(top)}Z`,
      index % 2 ? shade(colour, 0.18) : colour,
    );
  });
  const tie = garland(
    [x, top + (bottom - top) * 0.6],
    [x + side * width * 0.64, top + (bottom - top) * 0.54],
    14,
    7,
  );
  return folds + tie;
}

/** Boards, painted cloth and curtains, without the people. */
export function stageBack(set: StageSet): string {
  const { x, y, width, height } = set;
  return (
    rect(x - width * 0.03, y - height * 1.1, width * 1.06, height * 1.1, '#3A2438') +
    paintedCloth(set) +
    polygon(
      [
        [x + width * 0.03, y - height * 0.12],
        [x + width * 0.97, y - height * 0.12],
        [x + width, y],
        [x, y],
      ],
      '#B98554',
    ) +
    stroke(
      [0.2, 0.4, 0.6, 0.8]
        .map(
          (share) =>
            `M${round(x + width * (0.03 + 0.94 * share))} ${round(y - height * 0.12)}L${round(x + width * share)} ${round(y)}`,
        )
        .join(''),
      '#98673D',
      3,
    )
  );
}

export function stageFront({ x, y, width, height, curtain, skirt }: StageSet): string {
  const top = y - height * 1.1;
  const swags = times(7, (index) => {
    const from = x - width * 0.03 + ((width * 1.06) / 7) * index;
    const step = (width * 1.06) / 7;
    return (
      path(
        `M${round(from)} ${round(top)}h${round(step)}q${round(-step * 0.06)} ${round(height * 0.2)} ${round(-step / 2)} ${round(height * 0.2)}t${round(-step / 2)} ${round(-height * 0.2)}Z`,
        index % 2 ? shade(curtain, 0.14) : curtain,
      ) +
      stroke(
        `M${round(from)} ${round(top + height * 0.04)}q${round(step * 0.08)} ${round(height * 0.16)} ${round(step / 2)} ${round(height * 0.16)}t${round(step / 2)} ${round(-height * 0.16)}`,
        palette.marigold,
        4,
      )
    );
  });
  return [
    curtainFold(x - width * 0.03, top, width * 0.16, y, curtain, 1),
    curtainFold(x + width * 1.03, top, width * 0.16, y, curtain, -1),
    swags,
    rect(x - width * 0.05, top - height * 0.035, width * 1.1, height * 0.05, palette.deepTerracotta),
    rect(x - width * 0.04, y - 4, width * 1.08, skirt * 0.14, palette.wood),
    rect(x - width * 0.04, y + skirt * 0.1, width * 1.08, skirt * 0.9, palette.deepTerracotta),
    vine(x, y + skirt * 0.55, width, skirt * 0.26, tint(palette.cream, 0.3)),
  ].join('');
}

export const spotlights = (canvas: Canvas, { x, y, width, height }: StageSet) =>
  [0.2, 0.5, 0.8]
    .map((share) =>
      polygon(
        [
          [x + width * share - 14, y - height * 1.16],
          [x + width * share + 14, y - height * 1.16],
          [x + width * (share + 0.16), y - 6],
          [x + width * (share - 0.16), y - 6],
        ],
        '#FFF1C4',
        `opacity="${canvas.light === 'night' ? 0.17 : 0.1}"`,
      ),
    )
    .join('');
