import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, type Pose, poses } from '../blocks/poses.ts';
import { circle, polygon, rect, round, stroke } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const colours = [palette.terracotta, palette.marigold, palette.leaf, palette.indigo];
const onAllFours: Pose = {
  armL: [-4, 0],
  armR: [4, 0],
  legL: [-8, -88],
  legR: [6, -80],
  lean: 78,
  turn: 0.5,
  tilt: -60,
};
const split: Pose = { armL: [-90, -100], armR: [90, 100], legL: [-82, -86], legR: [82, 86] };

const mat = (x: number, y: number, width: number, depth: number, fill: string) =>
  polygon(
    [
      [x - width * 0.46, y - depth],
      [x + width * 0.46, y - depth],
      [x + width * 0.52, y],
      [x - width * 0.52, y],
    ],
    fill,
  ) + rect(x - width * 0.52, y, width * 1.04, depth * 0.16, shade(fill, 0.3));

export function drawGymnastics(canvas: Canvas, { act }: SceneOf<'gymnastics'>): string {
  const { width, height, random } = canvas;
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['wings', 'school', 'wall', 'grove']),
    ground: random.pick(['earth', 'lawn']),
  });
  const at = (share: number) => base + (height - base) * share;
  const kid = (x: number, share: number, pose: Pose | keyof typeof poses, more: object = {}) =>
    child(random, 'sport', {
      x: width * x,
      y: at(share),
      height: camera.size(at(share), 1.25),
      pose,
      mood: random.pick(['smile', 'closed', 'calm']),
      ...more,
    });
  const y = at(0.74);
  const tall = camera.size(y, 1.25);
  const acts: Record<typeof act, () => Standing[]> = {
    hoops: () =>
      [0.16, 0.4, 0.63, 0.86].flatMap((x, index) => {
        const colour = colours[index] ?? palette.terracotta;
        const ring = ({ hip: [hx, hy] }: Joints) =>
          stroke(`M${round(hx - 23)} ${round(hy - 2)}a23 7 0 0 0 46 0`, colour, 3);
        const rear = ({ hip: [hx, hy] }: Joints) =>
          stroke(`M${round(hx - 23)} ${round(hy - 2)}a23 7 0 0 1 46 0`, shade(colour, 0.3), 3);
        const lifted = ({ handL, handR }: Joints) =>
          circle((handL[0] + handR[0]) / 2, handL[1] - 10, 21, 'none', `stroke="${colour}" stroke-width="3"`);
        return index % 2
          ? [kid(x, 0.62, 'cheer', { held: lifted })]
          : [kid(x, 0.84, 'hoop', { held: ring, behind: rear })];
      }),
    pyramid: () => {
      const rise = tall * 0.42;
      const person = (x: number, level: number, pose: Pose | keyof typeof poses) =>
        child(random, 'sport', {
          x: width * 0.5 + x * tall,
          y: y - rise * level,
          height: tall,
          pose,
          cast: level ? 0 : 0.2,
        }).svg;
      return [
        { y: y - 2, svg: mat(width * 0.5, y + tall * 0.12, tall * 4.4, tall * 0.34, palette.leaf) },
        {
          y,
          svg:
            [-1.5, -0.5, 0.5, 1.5].map((x) => person(x * 0.82, 0, onAllFours)).join('') +
            [-1, 0, 1].map((x) => person(x * 0.82, 1, onAllFours)).join('') +
            [-0.5, 0.5].map((x) => person(x * 0.82, 2, onAllFours)).join('') +
            person(0, 3, 'cheer'),
        },
        kid(0.1, 0.5, 'clap'),
        kid(0.91, 0.52, 'clap'),
      ];
    },
    cartwheel: () => {
      const wheel: Pose = { armL: [-150, -165], armR: [150, 165], legL: [-38, -34], legR: [38, 34] };
      const turn = (x: number, spin: number, lift: number) =>
        child(random, 'sport', { x: width * x, y: y - tall * lift, height: tall, pose: wheel, spin, cast: 0 })
          .svg;
      return [
        { y: y - 20, svg: mat(width * 0.5, y + tall * 0.1, width * 0.9, tall * 0.36, palette.indigo) },
        { y, svg: turn(0.2, -12, 0) + turn(0.42, 100, 0.62) + turn(0.63, 178, 1.18) },
        kid(0.87, 0.76, 'cheer'),
        kid(0.14, 0.36, 'clap'),
        kid(0.5, 0.34, 'stand'),
        kid(0.76, 0.36, 'wave'),
      ];
    },
    ribbons: () =>
      [0.18, 0.5, 0.82].flatMap((x, index) => {
        const colour = colours[index] ?? palette.terracotta;
        const ribbon = ({ handR: [hx, hy] }: Joints) =>
          stroke(`M${round(hx)} ${round(hy)}l6 -8`, palette.wood, 1.6) +
          stroke(
            `M${round(hx + 6)} ${round(hy - 8)}c14 -16 30 0 18 8s-10 18 6 16s12 18 -4 20s-4 16 8 14`,
            colour,
            3,
          );
        return [
          kid(x, index === 1 ? 0.86 : 0.58, index === 1 ? split : random.pick(['danceHigh', 'jump']), {
            held: ribbon,
            girl: true,
          }),
        ];
      }),
    beam: () => {
      const top = y - tall * 0.5;
      const beam =
        rect(width * 0.12, top, width * 0.76, tall * 0.1, palette.wood) +
        rect(width * 0.12, top, width * 0.76, tall * 0.03, palette.sand) +
        [0.2, 0.8]
          .map((x) =>
            polygon(
              [
                [width * x - tall * 0.08, top],
                [width * x + tall * 0.08, top],
                [width * x + tall * 0.2, y],
                [width * x - tall * 0.2, y],
              ],
              palette.deepTerracotta,
            ),
          )
          .join('');
      return [
        { y: y - 40, svg: mat(width * 0.5, y + tall * 0.16, width * 0.9, tall * 0.36, palette.leaf) },
        {
          y,
          svg:
            beam +
            child(random, 'sport', {
              x: width * 0.5,
              y: top,
              height: tall,
              pose: 'hoop',
              cast: 0,
              girl: true,
            }).svg +
            child(random, 'sport', {
              x: width * 0.76,
              y: top,
              height: tall,
              pose: { ...poses.tree, armL: [-100, -80], armR: [100, 80] },
              cast: 0,
            }).svg,
        },
        adult(random, { x: width * 0.33, y: y + 30, height: tall * 1.3, pose: poses.pointUp }),
        kid(0.06, 0.5, 'clap'),
        kid(0.94, 0.56, flip(poses.wave)),
      ];
    },
  };
  const lookers =
    act === 'ribbons' || act === 'hoops'
      ? [kid(0.3, 0.26, 'clap'), kid(0.7, 0.24, 'sitClap'), kid(0.52, 0.22, 'stand')]
      : [];
  return svg + nearestLast([...lookers, ...acts[act]()]);
}
