import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { path, polygon, rect, round, stroke, times } from './shapes.ts';
import { shadeTree } from './trees.ts';

/** A corridor in perspective: arches on the left, doors on the right. */
export function corridor(canvas: Canvas, vx: number, vy: number, floor: string): string {
  const { width, height, random } = canvas;
  const end = 0.26;
  const toward = ([x, y]: readonly [number, number], share: number): [number, number] => [
    vx + (x - vx) * share,
    vy + (y - vy) * share,
  ];
  const bl = [0, height * 0.98] as const;
  const tl = [0, -height * 0.1] as const;
  const br = [width, height * 0.98] as const;
  const tr = [width, -height * 0.1] as const;
  const arches = [1.5, 1, 0.7, 0.5, 0.36].map((share, index, all) => {
    const next = all[index + 1] ?? end;
    const [x1, b1] = toward(bl, share);
    const [, t1] = toward(tl, share);
    const [x2, b2] = toward(bl, next);
    const [, t2] = toward(tl, next);
    const post = (x2 - x1) * 0.14;
    const spring1 = t1 + (b1 - t1) * 0.42;
    const spring2 = t2 + (b2 - t2) * 0.42;
    const sun: [number, number][] = [
      [x1 + post, b1],
      [x2, b2],
      [x2 + (x2 - x1) * 0.9 + 60, b2 + (b1 - b2) * 0.16],
      [x1 + (x2 - x1) * 1.2 + 90, b1],
    ];
    return {
      wall:
        path(
          `M${round(x1)} ${round(t1)}L${round(x2)} ${round(t2)}V${round(spring2)}C${round(x2)} ${round(t2 + (b2 - t2) * 0.2)} ${round(x1 + post)} ${round(t1 + (b1 - t1) * 0.16)} ${round(x1 + post)} ${round(spring1)}V${round(b1)}H${round(x1)}Z`,
          index % 2 ? palette.cream : tint(palette.cream, 0.3),
        ) +
        polygon(
          [
            [x1, b1],
            [x1 + post, b1],
            [x1 + post, t1 + (b1 - t1) * 0.6],
            [x1, t1 + (b1 - t1) * 0.6],
          ],
          palette.terracotta,
        ) +
        polygon(
          [
            [x1 + post, b1],
            [x2, b2],
            [x2, b2 - (b2 - t2) * 0.2],
            [x1 + post, b1 - (b1 - t1) * 0.2],
          ],
          palette.brick,
          'opacity=".95"',
        ),
      light: polygon(sun, '#FFF1C9', 'opacity=".5"'),
    };
  });
  const doors = [1.08, 0.7, 0.48].map((share) => {
    const [x1, b1] = toward(br, share);
    const [, t1] = toward(tr, share);
    const [x2, b2] = toward(br, share * 0.8);
    const [, t2] = toward(tr, share * 0.8);
    return (
      polygon(
        [
          [x1, b1],
          [x2, b2],
          [x2, t2 + (b2 - t2) * 0.34],
          [x1, t1 + (b1 - t1) * 0.34],
        ],
        palette.leaf,
      ) +
      polygon(
        [
          [x1 + (x2 - x1) * 0.12, b1],
          [x1 + (x2 - x1) * 0.88, b2 + (b1 - b2) * 0.12],
          [x1 + (x2 - x1) * 0.88, t2 + (b2 - t2) * 0.4],
          [x1 + (x2 - x1) * 0.12, t1 + (b1 - t1) * 0.37],
        ],
        shade(palette.leaf, 0.35),
      )
    );
  });
  const [ex1, eb] = toward(bl, end);
  const [ex2] = toward(br, end);
  const [, et] = toward(tl, end);
  return [
    shadeTree(random, width * 0.06, height * 0.74, height * 0.7),
    polygon([[0, -10], [width, -10], toward(tr, end), toward(tl, end)], shade(palette.cream, 0.2)),
    times(5, (index) => {
      const share = [0.95, 0.74, 0.56, 0.43, 0.33][index] ?? 0.5;
      const [x1, y1] = toward(tl, share);
      const [x2] = toward(tr, share);
      return rect(x1, y1, x2 - x1, height * 0.034 * share, shade(palette.cream, 0.36));
    }),
    polygon([[width, -height], [width, height * 1.2], toward(br, end), toward(tr, end)], '#E8CFA0'),
    polygon(
      [
        [width, height * 1.2],
        [width, height * 0.66],
        [toward(br, end)[0], toward(br, end)[1] - (eb - et) * 0.24],
        toward(br, end),
      ],
      palette.brick,
    ),
    doors.join(''),
    rect(ex1, et, ex2 - ex1, eb - et, tint(palette.cream, 0.2)),
    rect(ex1 + (ex2 - ex1) * 0.34, et + (eb - et) * 0.36, (ex2 - ex1) * 0.32, (eb - et) * 0.64, palette.sky),
    polygon(
      [toward(bl, end), toward(br, end), [width * 1.2, height * 1.25], [-width * 0.3, height * 1.25]],
      floor,
    ),
    stroke(
      [0.4, 0.56, 0.78, 1.05]
        .map((share) => {
          const [x1, y1] = toward(bl, share);
          const [x2] = toward(br, share);
          return `M${round(x1)} ${round(y1)}H${round(x2)}`;
        })
        .join(''),
      shade(floor, 0.14),
      4,
    ),
    arches.map(({ light }) => light).join(''),
    arches
      .map(({ wall }) => wall)
      .reverse()
      .join(''),
  ].join('');
}
