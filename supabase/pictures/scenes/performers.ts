import type { Canvas } from '../blocks/canvas.ts';
import { type Dress, drawPerson, someChild } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, type Standing } from '../blocks/crowd.ts';
import { harmonium, tabla } from '../blocks/instruments.ts';
import { outfits, panjabi, sari } from '../blocks/outfits.ts';
import { flip, type Pose, poses } from '../blocks/poses.ts';
import { book, microphone } from '../blocks/props.ts';
import { circle, ellipse, group, move, path, polygon, round, stroke } from '../blocks/shapes.ts';
import type { SceneOptions } from './sceneSpec.ts';

type Act = SceneOptions['stage']['act'];

export interface Boards {
  x: number;
  y: number;
  width: number;
  /** Height of a child on the boards. */
  tall: number;
}

const crown = (x: number, y: number, size: number) =>
  polygon(
    [
      [x - size, y],
      [x - size * 1.1, y - size * 0.9],
      [x - size * 0.5, y - size * 0.45],
      [x, y - size * 1.2],
      [x + size * 0.5, y - size * 0.45],
      [x + size * 1.1, y - size * 0.9],
      [x + size, y],
    ],
    palette.marigold,
  ) + circle(x, y - size * 0.35, size * 0.2, palette.terracotta);

const antlers = (x: number, y: number, size: number) =>
  stroke(
    `M${round(x - size * 0.4)} ${round(y)}q${round(-size * 0.5)} ${round(-size * 0.7)} ${round(-size * 0.3)} ${round(-size * 1.3)}m${round(-size * 0.12)} ${round(size * 0.7)}l${round(-size * 0.5)} ${round(-size * 0.3)}M${round(x + size * 0.4)} ${round(y)}q${round(size * 0.5)} ${round(-size * 0.7)} ${round(size * 0.3)} ${round(-size * 1.3)}m${round(size * 0.12)} ${round(size * 0.7)}l${round(size * 0.5)} ${round(-size * 0.3)}`,
    palette.wood,
    size * 0.2,
  );

/** The people of an act, in their places on the boards. */
export function performers(canvas: Canvas, act: Act, boards: Boards, vintage: boolean): Standing[] {
  const { random } = canvas;
  const { x, y, width, tall } = boards;
  const at = (share: number) => x + width * share;
  const festive: Dress = vintage ? 'plain' : 'festive';
  const line = (shares: readonly number[], draw: (x: number, index: number) => Standing) =>
    shares.map((share, index) => draw(at(share), index));
  const back = y - tall * 0.16;
  const sing = (shares: readonly number[], depth: number, dress: Dress) =>
    line(shares, (px) =>
      child(random, dress, {
        x: px,
        y: y - depth,
        height: tall * random.range(0.92, 1.04),
        pose: random.pick(['sing', 'hold', 'armsBack']),
        mood: 'sing',
      }),
    );

  const dance = (): Standing[] => {
    const step = random.pick(['danceHigh', 'danceWide', 'danceBow', 'danceFrame'] as const);
    return line([0.2, 0.35, 0.65, 0.8, 0.5], (px, index) => {
      const pose: Pose = poses[index === 4 ? random.pick(['danceHigh', 'danceFrame'] as const) : step];
      const person = someChild(random, festive, true);
      const dressed = vintage ? { ...person, outfit: sari('#E4D7B8', palette.deepTerracotta) } : person;
      const placed = {
        x: px,
        y: index === 4 ? y - 4 : back,
        height: tall * (index === 4 ? 1.12 : 0.98),
        pose: index % 2 ? flip(pose) : pose,
      };
      return {
        y: placed.y,
        svg: drawPerson(
          { ...dressed, look: { ...dressed.look, hair: 'bun', flower: palette.paper, bindi: true } },
          placed,
        ).svg,
      };
    });
  };

  const drama = (): Standing[] => {
    const king = drawPerson(
      { ...someChild(random, 'festive', false), outfit: panjabi(palette.terracotta, palette.marigold) },
      {
        x: at(0.5),
        y: y - 4,
        height: tall * 1.08,
        pose: 'hips',
        behind: (joints) =>
          polygon(
            [
              [joints.shoulderL[0], joints.shoulderL[1]],
              [joints.shoulderR[0], joints.shoulderR[1]],
              [24, -6],
              [-24, -6],
            ],
            palette.indigo,
          ),
        held: (joints) => crown(joints.head[0], joints.head[1] - 8, 10),
      },
    );
    const deer = (px: number, mirroredPose: boolean) => ({
      y: back,
      svg: drawPerson(
        { ...someChild(random, 'festive'), outfit: { ...outfits.yoga, top: '#B9824E', colour: '#A06C3E' } },
        {
          x: px,
          y: back,
          height: tall,
          pose: mirroredPose ? flip(poses.offer) : poses.offer,
          held: (joints) => antlers(joints.head[0], joints.head[1] - 9, 12),
        },
      ).svg,
    });
    const tree = (px: number) => ({
      y: back - 4,
      svg: drawPerson(
        {
          ...someChild(random, 'festive'),
          outfit: { ...outfits.yoga, top: palette.leaf, colour: palette.wood },
        },
        {
          x: px,
          y: back - 4,
          height: tall * 1.04,
          pose: 'cheer',
          held: (joints) =>
            group(
              move(joints.head[0], joints.head[1] - 10),
              [-12, 0, 12]
                .map((dx, index) =>
                  ellipse(dx, index === 1 ? -6 : 0, 10, 8, index % 2 ? palette.leaf : palette.deepLeaf),
                )
                .join(''),
            ),
        },
      ).svg,
    });
    return [
      tree(at(0.2)),
      deer(at(0.36), false),
      { y: y - 4, svg: king.svg },
      deer(at(0.66), true),
      tree(at(0.82)),
    ];
  };

  const band = (): Standing[] => [
    {
      y,
      svg:
        child(random, festive, {
          x: at(0.36),
          y: y - 8,
          height: tall * 1.25,
          pose: 'drum',
          mood: 'sing',
          girl: true,
        }).svg + harmonium(at(0.36), y + 2, tall * 0.27),
    },
    {
      y,
      svg:
        child(random, festive, { x: at(0.64), y: y - 8, height: tall * 1.25, pose: 'drum', girl: false })
          .svg + tabla(at(0.64), y + 4, tall * 0.26),
    },
    ...line([0.22, 0.5, 0.78], (px) =>
      child(random, festive, { x: px, y: back, height: tall * 1.15, pose: 'sitClap', mood: 'sing' }),
    ),
  ];

  const prizes = (): Standing[] => {
    const cup = (joints: { handR: readonly [number, number] }) =>
      path(
        `M${round(joints.handR[0] - 6)} ${round(joints.handR[1] - 14)}h12q0 10 -5 11v4h4v3h-10v-3h4v-4q-5 -1 -5 -11Z`,
        palette.marigold,
      );
    return [
      adult(random, { x: at(0.3), y: y - 6, height: tall * 1.3, pose: 'offer', held: cup }),
      child(random, 'uniform', {
        x: at(0.47),
        y: y - 6,
        height: tall,
        pose: flip(poses.offer),
        mood: 'laugh',
      }),
      adult(random, { x: at(0.68), y: back, height: tall * 1.26, pose: 'clap' }),
      ...line([0.82, 0.9], (px) =>
        child(random, 'uniform', { x: px, y: back + 6, height: tall * 0.98, pose: 'clap' }),
      ),
    ];
  };

  const acts: Record<Act, () => Standing[]> = {
    dance,
    drama,
    band,
    prizes,
    choir: () => [
      ...sing([0.2, 0.32, 0.44, 0.56, 0.68, 0.8], tall * 0.3, vintage ? 'plain' : 'uniform').map(
        (standing) => ({ ...standing, svg: group(`translate(0 ${round(-tall * 0.2)})`, standing.svg) }),
      ),
      ...sing([0.26, 0.38, 0.5, 0.62, 0.74], 4, vintage ? 'plain' : 'uniform'),
    ],
    recital: () => [
      child(random, festive, {
        x: at(0.5),
        y: y - 6,
        height: tall * 1.2,
        pose: random.pick(['pray', 'wave', 'hold']),
        mood: 'sing',
      }),
      { y, svg: microphone(at(0.5) + tall * 0.24, y, tall * 0.9) },
      ...line([0.26, 0.74], (px, index) =>
        child(random, festive, {
          x: px,
          y: back,
          height: tall,
          pose: index ? flip(poses.relaxed) : 'relaxed',
        }),
      ),
    ],
    folk: () =>
      line([0.16, 0.33, 0.5, 0.67, 0.84], (px, index) => {
        const pose = index % 2 ? flip(poses.danceBow) : poses.jump;
        const stick = (point: readonly [number, number]) =>
          stroke(`M${round(point[0] - 9)} ${round(point[1] + 9)}l18 -18`, palette.marigold, 2.6);
        return child(random, festive, {
          x: px,
          y: index % 2 ? y - 4 : back,
          height: tall,
          pose,
          held: (joints) => stick(joints.handL) + stick(joints.handR),
        });
      }),
    tableau: () => [
      ...line([0.18, 0.5, 0.82], (px, index) =>
        child(random, 'festive', {
          x: px,
          y: back,
          height: tall * 1.08,
          pose: (['skyReach', 'danceFrame', 'hoop'] as const)[index] ?? 'stand',
          girl: true,
        }),
      ),
      child(random, 'festive', {
        x: at(0.34),
        y: y - 4,
        height: tall * 1.1,
        pose: 'sitRaise',
        held: (joints) => book(joints.handL[0], joints.handL[1], 9, palette.leaf),
      }),
      child(random, 'festive', { x: at(0.66), y: y - 4, height: tall * 1.1, pose: 'sitPray' }),
    ],
  };
  return acts[act]();
}
