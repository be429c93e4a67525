import type { Canvas } from '../blocks/canvas.ts';
import { drawPerson, someAdult } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { earth, shadow } from '../blocks/ground.ts';
import { drawHut } from '../blocks/hut.ts';
import { brickwork, scaffold } from '../blocks/masonry.ts';
import { outfits } from '../blocks/outfits.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { flip, type Pose, type PoseName, poses } from '../blocks/poses.ts';
import { drawSchool } from '../blocks/school.ts';
import { circle, ellipse, path, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import { drawSky } from '../blocks/sky.ts';
import { drawBridge } from '../blocks/skyBridge.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

const basket = (joints: Joints) =>
  path(`M${round(joints.head[0] - 13)} ${round(joints.head[1] - 18)}h26l-6 10h-14Z`, palette.wood) +
  ellipse(joints.head[0], joints.head[1] - 18, 13, 3.6, '#A8A097');

export function drawConstruction(canvas: Canvas, { stage, light, view }: SceneOf<'construction'>): string {
  const { width, height, random } = canvas;
  const base = height * (view === 'low' ? 0.86 : view === 'wide' ? 0.72 : 0.78);
  const storey = height * (view === 'low' ? 0.25 : view === 'wide' ? 0.16 : 0.2);
  const x = width * random.range(0.2, 0.3);
  const span = width * (view === 'wide' ? 0.5 : 0.62);
  const levels = stage === 'walls' ? 1 : stage === 'roof' ? 2 : 3;
  const worker = (wx: number, wy: number, tall: number, pose: Pose | PoseName, load = false): Standing => {
    const person = someAdult(random, random.chance(0.4));
    const figure = drawPerson(person.girl ? person : { ...person, outfit: outfits.worker }, {
      x: wx,
      y: wy,
      height: tall,
      build: 'adult',
      pose,
      ...(load ? { held: basket } : {}),
    });
    return { y: wy, svg: shadow(wx, wy, tall * 0.34, 0.18) + figure.svg };
  };
  const man = storey * 0.62;
  const people: Standing[] = [];
  const ground = (share: number) => base + (height - base) * share;
  for (const [index, share] of [0.12, 0.34, 0.58, 0.88].entries())
    people.push(
      worker(
        width * share,
        ground(0.3 + (index % 2) * 0.4),
        man * (1.1 + (index % 2) * 0.4),
        (['reachUp', 'carry', 'walk', 'offer'] as const)[index] ?? 'carry',
        index % 2 === 0,
      ),
    );
  people.push(
    child(random, 'plain', {
      x: width * 0.74,
      y: ground(0.86),
      height: man * 1.15,
      pose: flip(poses.pointUp),
    }),
  );
  const bricks = (bx: number, by: number, rows: number) =>
    times(rows, (row) =>
      times(rows - row + 2, (index) =>
        rect(
          bx + index * 42 + row * 20,
          by - row * 22,
          39,
          19,
          (index + row) % 3 ? palette.brick : palette.terracotta,
        ),
      ),
    );
  const sand = (sx: number, sy: number, s: number) =>
    polygon(
      [
        [sx - s, sy],
        [sx - s * 0.1, sy - s * 0.5],
        [sx + s * 0.15, sy - s * 0.48],
        [sx + s, sy],
      ],
      '#DDBB83',
    ) +
    polygon(
      [
        [sx + s * 0.1, sy - s * 0.48],
        [sx + s, sy],
        [sx + s * 0.2, sy],
      ],
      shade('#DDBB83', 0.15),
    );
  const building = (): string => {
    if (stage === 'bridge') {
      const gapLeft = width * 0.34;
      const gapRight = width * 0.68;
      return (
        drawBridge({
          x: gapLeft + 10,
          y: base - storey * 2,
          width: gapRight - gapLeft - 20,
          storey: storey * 0.9,
          lit: false,
          people: '',
        }) +
        rect(
          gapLeft + (gapRight - gapLeft) * 0.55,
          base - storey * 2.95,
          (gapRight - gapLeft) * 0.44,
          storey * 0.78,
          palette.sky,
        ) +
        drawSchool({
          x: gapLeft - storey * 4,
          y: base,
          width: storey * 4,
          storey,
          bays: 4,
          verandahs: [0],
          sideFace: 'right',
        }) +
        drawSchool({
          x: gapRight,
          y: base,
          width: storey * 4,
          storey,
          bays: 4,
          verandahs: [0, 2],
          sideFace: 'left',
          wall: '#F0D9B4',
          trim: palette.brick,
          tank: false,
        }) +
        scaffold(gapLeft + 30, base, gapRight - gapLeft - 60, storey * 2.1, 3)
      );
    }
    const finished = stage === 'scaffold' ? 2 : stage === 'roof' ? 1 : 0;
    const done = finished
      ? drawSchool({
          x,
          y: base,
          width: span,
          storey,
          storeys: finished,
          bays: 5,
          verandahs: [0],
          sideFace: 'left',
          tank: false,
        })
      : '';
    const wallTop = base - storey * finished - (finished ? storey * 0.25 : 0);
    const piers = times(6, (index) =>
      brickwork(
        x + (span / 5.4) * index,
        wallTop,
        span * 0.075,
        storey * (stage === 'walls' ? ([0.9, 0.7, 0.86, 0.5, 0.74, 0.4][index] ?? 0.6) : 0.72),
      ),
    );
    const low =
      stage === 'walls' ? brickwork(x, base, span, storey * 0.36) : brickwork(x, wallTop, span, storey * 0.2);
    const beam =
      stage === 'roof'
        ? rect(x - 14, wallTop - storey * 0.86, span + 28, storey * 0.14, '#B5AEA2') +
          stroke(
            times(9, (index) => `M${round(x + (span / 8) * index)} ${round(wallTop - storey * 0.86)}v-46`),
            '#7A6A62',
            5,
          )
        : '';
    const crew = [0.2, 0.5, 0.78]
      .map(
        (share, index) =>
          worker(
            x + span * share,
            base - (levels * storey * (0.96 - (index % 2 ? 0.34 : 0))) / 1,
            man,
            random.pick(['hold', 'reachUp', 'offer', 'carry']),
            index === 1,
          ).svg,
      )
      .join('');
    return done + low + piers + beam + scaffold(x - 24, base, span + 48, levels * storey, levels) + crew;
  };
  return [
    drawSky(canvas, base, { sunAt: [0.82, 0.3] }),
    treeLine(random, -20, width + 20, base - 4, height * 0.15, '#79A36F'),
    coconutPalm(random, width * 0.06, base, height * 0.46),
    talPalm(random, width * 0.94, base, height * 0.4),
    stage === 'walls'
      ? drawHut(width * 0.7, base + 4, width * 0.34, height * 0.24)
      : shadeTree(random, width * 0.92, base + 6, height * 0.4),
    building(),
    earth(canvas, base - 2, '#DDB988'),
    sand(width * 0.2, ground(0.5), width * 0.11),
    bricks(width * 0.44, ground(0.62), 4),
    bricks(width * 0.04, ground(0.9), 3),
    nearestLast(people),
    light === 'morning'
      ? ''
      : ellipse(width * 0.5, ground(0.9), 60, 14, '#8A7A68') +
        circle(width * 0.5, ground(0.88), 4, palette.white),
  ].join('');
}
