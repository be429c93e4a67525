import { palette, shade } from './colour.ts';
import { circle, polygon, rect, round, stroke, times } from './shapes.ts';

/** The tiled house of the founding years. */
export function drawHut(x: number, y: number, width: number, height: number): string {
  const eave = y - height * 0.56;
  const ridge = y - height;
  const rows = 7;
  const tiles = times(rows, (row) => {
    const share = row / rows;
    const from = x + width * (0.12 - 0.19 * share);
    const to = x + width * (0.88 + 0.19 * share);
    const ty = ridge + (eave - ridge) * share;
    const count = 26;
    const step = (to - from) / count;
    const arcs = Array.from(
      { length: count },
      () => `q${round(step / 2)} ${round(height * 0.035)} ${round(step)} 0`,
    ).join('');
    return stroke(
      `M${round(from)} ${round(ty + height * 0.03)}${arcs}`,
      row % 2 ? palette.deepTerracotta : shade(palette.deepTerracotta, 0.2),
      3,
    );
  });
  const posts = times(6, (index) =>
    rect(x + width * (0.02 + index * 0.19), eave - 4, width * 0.016, y - eave - height * 0.05, palette.wood),
  );
  return [
    rect(x + width * 0.04, eave - 10, width * 0.92, y - eave + 4, '#DDBB8A'),
    rect(x + width * 0.04, eave - 10, width * 0.92, height * 0.13, shade('#DDBB8A', 0.4)),
    rect(x + width * 0.42, eave + height * 0.1, width * 0.13, y - eave - height * 0.14, palette.darkWood),
    rect(
      x + width * 0.485,
      eave + height * 0.1,
      width * 0.006,
      y - eave - height * 0.14,
      shade(palette.darkWood, 0.5),
    ),
    [0.14, 0.28, 0.64, 0.79]
      .map(
        (share) =>
          rect(x + width * share, eave + height * 0.16, width * 0.07, height * 0.17, '#3B3038') +
          stroke(
            [0.25, 0.5, 0.75]
              .map(
                (bar) =>
                  `M${round(x + width * (share + 0.07 * bar))} ${round(eave + height * 0.16)}v${round(height * 0.17)}`,
              )
              .join(''),
            palette.sand,
            2,
          ) +
          rect(x + width * share - 4, eave + height * 0.33, width * 0.07 + 8, 6, palette.wood),
      )
      .join(''),
    rect(x - width * 0.03, y - height * 0.06, width * 1.06, height * 0.08, '#B98F63'),
    rect(x - width * 0.03, y - height * 0.06, width * 1.06, height * 0.02, '#D1AB7D'),
    posts,
    polygon(
      [
        [x + width * 0.12, ridge],
        [x + width * 0.88, ridge],
        [x + width * 1.07, eave + height * 0.03],
        [x - width * 0.07, eave + height * 0.03],
      ],
      palette.brick,
    ),
    polygon(
      [
        [x + width * 0.6, ridge],
        [x + width * 0.88, ridge],
        [x + width * 1.07, eave + height * 0.03],
        [x + width * 0.68, eave + height * 0.03],
      ],
      shade(palette.brick, 0.14),
    ),
    tiles,
    rect(x + width * 0.11, ridge - 8, width * 0.78, 14, palette.deepTerracotta),
    circle(x + width * 0.11, ridge, 9, palette.deepTerracotta),
    circle(x + width * 0.89, ridge, 9, palette.deepTerracotta),
  ].join('');
}
