import type { Canvas } from '../blocks/canvas.ts';
import { type Dress, dressFor } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { flowerPot } from '../blocks/props.ts';
import { circle, path, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import { drawSky } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

const bagColours = [
  palette.terracotta,
  palette.indigo,
  palette.leaf,
  palette.marigold,
  palette.rose,
  palette.deepTerracotta,
];

/** A corridor in perspective: arches on the left, doors on the right. */
function corridor(canvas: Canvas, vx: number, vy: number, floor: string): string {
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

export function drawVerandah(canvas: Canvas, { moment, light }: SceneOf<'verandah'>): string {
  const { width, height, random } = canvas;
  const vx = width * random.range(0.46, 0.58);
  const vy = height * 0.46;
  const floor = random.pick(['#D9B98C', '#C98F68', '#CDBFA8']);
  const dress: Dress = moment === 'talk' && light === 'morning' ? 'festive' : dressFor(light);
  const people: Standing[] = [];
  const place = (side: number, share: number) => ({
    x: vx + side * width * 0.42 * share,
    y: vy + (height * 0.98 - vy) * share,
    height: height * 0.6 * share,
  });
  if (moment === 'talk') {
    people.push(
      adult(random, { ...place(-0.2, 0.86), height: height * 0.64, pose: 'relaxed', girl: true }),
      child(random, dress, { ...place(0.12, 0.9), pose: flip(poses.pray) }),
      adult(random, { ...place(0.5, 0.7), height: height * 0.5, pose: flip(poses.relaxed) }),
      child(random, dress, { ...place(0.75, 0.98), pose: flip(poses.relaxed) }),
      child(random, dress, { ...place(0, 0.44), pose: 'run' }),
    );
  }
  if (moment === 'bags')
    people.push(
      child(random, dress, { ...place(0.36, 0.82), pose: 'reachUp', back: true }),
      child(random, dress, { ...place(-0.3, 0.56), pose: 'run' }),
      child(random, dress, { ...place(0.05, 0.42), pose: 'walk' }),
      child(random, dress, { ...place(-0.1, 0.98), pose: 'walkBag' }),
    );
  const hooks =
    moment === 'bags'
      ? times(7, (index) => {
          const share = 0.5 + index * 0.1;
          const x = vx + (width - vx) * (share - 0.02);
          const y = vy + (height * 0.98 - vy) * share * 0.34;
          const s = 46 * share;
          return (
            rect(
              x - s * 0.5,
              y,
              s,
              s * 1.16,
              bagColours[index % bagColours.length] ?? palette.leaf,
              'rx="8"',
            ) +
            rect(
              x - s * 0.36,
              y + s * 0.56,
              s * 0.72,
              s * 0.42,
              shade(bagColours[index % bagColours.length] ?? palette.leaf),
              'rx="5"',
            ) +
            stroke(
              `M${round(x - s * 0.2)} ${round(y)}q${round(s * 0.2)} ${round(-s * 0.4)} ${round(s * 0.4)} 0`,
              '#4A3B33',
              4,
            )
          );
        })
      : '';
  const benches =
    moment === 'quiet'
      ? [0.92, 0.64, 0.46]
          .map((share) => {
            const { x, y } = place(0.66, share);
            const s = height * 0.3 * share;
            return (
              polygon(
                [
                  [x - s * 0.9, y - s * 0.4],
                  [x + s * 0.3, y - s * 0.4],
                  [x + s * 0.5, y - s * 0.26],
                  [x - s * 0.8, y - s * 0.26],
                ],
                palette.wood,
              ) +
              rect(x - s * 0.78, y - s * 0.26, s * 0.08, s * 0.3, palette.darkWood) +
              rect(x + s * 0.38, y - s * 0.26, s * 0.08, s * 0.3, palette.darkWood)
            );
          })
          .join('')
      : '';
  return [
    drawSky(canvas, height * 0.62, { sunAt: [0.1, 0.3] }),
    treeLine(random, -20, width * 0.5, height * 0.64, height * 0.2, '#6E9A6B'),
    rect(0, height * 0.6, width, height * 0.4, palette.lightLeaf),
    corridor(canvas, vx, vy, floor),
    hooks,
    benches,
    [0.9, 0.62, 0.44]
      .map((share) => {
        const { x, y } = place(-0.94, share);
        return flowerPot(x, y, height * 0.13 * share, share > 0.6 ? palette.marigold : palette.rose, random);
      })
      .join(''),
    nearestLast(people),
    moment === 'quiet' ? circle(vx, vy - height * 0.16, 9, palette.marigold) : '',
  ].join('');
}
