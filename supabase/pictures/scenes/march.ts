import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting } from '../blocks/garlands.ts';
import { flip, type Pose, poses } from '../blocks/poses.ts';
import { polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const banner =
  (colour: string) =>
  ({ handR: [x, y] }: Joints) =>
    stroke(`M${round(x)} ${round(y + 22)}V${round(y - 66)}`, palette.wood, 1.8) +
    polygon(
      [
        [x, y - 66],
        [x + 34, y - 60],
        [x + 27, y - 53],
        [x + 34, y - 44],
        [x, y - 42],
      ],
      colour,
    ) +
    polygon(
      [
        [x, y - 58],
        [x + 30, y - 54],
        [x + 28, y - 50],
        [x, y - 52],
      ],
      palette.paper,
    );

const sideDrum = (joints: Joints) => {
  const [x, y] = joints.hip;
  return (
    rect(x - 11, y - 14, 22, 15, palette.terracotta) +
    rect(x + 3, y - 14, 8, 15, shade(palette.terracotta)) +
    stroke(`M${round(x - 11)} ${round(y - 14)}l5.5 15l5.5 -15l5.5 15l5.5 -15`, palette.marigold, 1) +
    rect(x - 12, y - 16, 24, 3.4, palette.cream) +
    rect(x - 12, y, 24, 2.6, palette.cream) +
    stroke(
      `M${round(joints.handL[0])} ${round(joints.handL[1])}L${round(x - 3)} ${round(y - 17)}M${round(joints.handR[0])} ${round(joints.handR[1])}L${round(x + 5)} ${round(y - 17)}`,
      palette.wood,
      1.4,
    )
  );
};

const step: Pose = { armL: [-36, -18], armR: [36, 92], legL: [-14, -22], legR: [36, 4], turn: 0.5 };
const carrying: Pose = { ...step, armL: [-18, 54], armR: [28, 40] };
const drumming: Pose = { ...step, armL: [-32, 46], armR: [34, -40] };

export function drawMarch(canvas: Canvas, { leads, light }: SceneOf<'march'>): string {
  const { width, height, random } = canvas;
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['wings', 'school', 'wall']),
    ground: random.pick(['earth', 'lawn']),
  });
  const houses = [palette.terracotta, palette.marigold, palette.leaf, palette.indigo];
  const winter = dressFor(light);
  const ranks = [0.34, 0.6, 0.92];
  const people: Standing[] = ranks.flatMap((share, rank) => {
    const y = base + (height - base) * share;
    const gap = camera.size(y, 1.3);
    const count = Math.floor((width * (rank === 2 ? 0.9 : 1.1)) / gap);
    return Array.from({ length: count }, (_, index) => {
      const lead = index === count - 1 || (leads === 'drums' && rank === 2);
      const x = width * 0.02 + gap * (index + 0.4) - rank * 26;
      const drums = leads === 'drums' && lead;
      const pose = drums
        ? drumming
        : lead
          ? carrying
          : index % 2
            ? step
            : ({ ...step, legL: [-30, -50], legR: [14, 4], armL: [-10, 40], armR: [40, 30] } satisfies Pose);
      const held = drums
        ? sideDrum
        : lead
          ? banner(houses[(rank + index) % 4] ?? palette.terracotta)
          : undefined;
      return child(random, leads === 'drums' && rank === 2 ? winter : random.chance(0.5) ? winter : 'sport', {
        x,
        y,
        height: camera.size(y, 1.25),
        pose,
        mood: random.pick(['smile', 'calm', 'closed']),
        ...(held ? { held } : {}),
      });
    });
  });
  const saluting = times(
    5,
    (index) =>
      child(random, winter, {
        x: width * (0.1 + index * 0.2),
        y: base + (height - base) * 0.13,
        height: camera.size(base + (height - base) * 0.13, 1.25),
        pose: index % 2 ? 'clap' : flip(poses.wave),
      }).svg,
  );
  return [
    svg,
    bunting([-10, base - camera.size(base, 4.6)], [width * 0.5, base - camera.size(base, 3.6)], 20, 18),
    bunting(
      [width * 0.5, base - camera.size(base, 3.6)],
      [width + 10, base - camera.size(base, 4.8)],
      20,
      18,
    ),
    saluting,
    [0.26, 0.5, 0.78]
      .map((share) =>
        stroke(
          `M-10 ${round(base + (height - base) * share)}H${width + 10}`,
          palette.white,
          4 + share * 5,
          'opacity=".75"',
        ),
      )
      .join(''),
    nearestLast(people),
  ].join('');
}
