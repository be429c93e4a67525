import { teacherTable } from '../blocks/bench.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { flowerPot } from '../blocks/props.ts';
import { gardenWindow, room, wallChart } from '../blocks/room.ts';
import { lettering, polygon, rect, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const card = ({ handL, handR }: Joints) => {
  const x = (handL[0] + handR[0]) / 2;
  const y = (handL[1] + handR[1]) / 2;
  return (
    rect(x - 8, y - 12, 16, 20, palette.white) +
    rect(x - 8, y - 12, 16, 4, palette.terracotta) +
    rect(x - 5, y - 5, 10, 1.4, palette.lightIndigo) +
    rect(x - 5, y - 1.6, 10, 1.4, palette.lightIndigo) +
    rect(x - 5, y + 2, 6, 1.4, palette.lightIndigo)
  );
};

export function drawReportDay(canvas: Canvas, { moment, light }: SceneOf<'reportDay'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const floorTop = height * 0.62;
  const tall = height * 0.66;
  const people: Standing[] = [];
  const side = random.chance(0.5);
  const mirror = (share: number) => width * (side ? share : 1 - share);
  const turn = (pose: (typeof poses)[keyof typeof poses]) => (side ? pose : flip(pose));
  if (moment === 'desk') {
    const y = height * 0.96;
    people.push(
      adult(random, {
        x: mirror(0.24),
        y: y - height * 0.1,
        height: tall,
        pose: turn(poses.offer),
        girl: true,
        held: card,
        cast: 0,
      }),
      {
        y,
        svg:
          teacherTable(
            mirror(0.26),
            y,
            width * 0.4,
            height * 0.3,
            random.pick([palette.leaf, palette.indigo, palette.terracotta]),
          ) +
          times(5, (index) =>
            rect(
              mirror(0.14) - 60 + index * 4,
              y - height * 0.29 - index * 9,
              120,
              8,
              index % 2 ? palette.white : palette.lemon,
            ),
          ) +
          flowerPot(mirror(0.4), y - height * 0.27, height * 0.07, palette.marigold, random),
      },
      child(random, dress, {
        x: mirror(0.6),
        y: y + 6,
        height: height * 0.48,
        pose: turn(flip(poses.pray)),
        mood: 'laugh',
      }),
      adult(random, { x: mirror(0.78), y: y - 10, height: tall * 1.04, pose: turn(flip(poses.relaxed)) }),
      child(random, dress, {
        x: mirror(0.94),
        y: y - height * 0.08,
        height: height * 0.4,
        pose: turn(flip(poses.hold)),
      }),
    );
  } else {
    for (const [index, share] of [0.12, 0.3, 0.48, 0.66, 0.84].entries()) {
      const y = height * (0.86 + (index % 2) * 0.06);
      people.push(
        adult(random, {
          x: width * (share + 0.04),
          y,
          height: height * 0.56,
          pose: random.pick(['relaxed', 'armsBack', 'hold', 'hips']),
        }),
        child(random, dress, {
          x: width * (share - 0.05),
          y: y + 24,
          height: height * 0.4,
          pose: random.pick(['read', 'hold', 'wave', 'relaxed']),
          ...(index % 2 ? { held: card } : {}),
          mood: random.pick(['laugh', 'smile', 'closed']),
        }),
      );
    }
  }
  const title =
    rect(width * 0.34, height * 0.1, width * 0.32, height * 0.13, palette.paper) +
    rect(width * 0.34, height * 0.1, width * 0.32, height * 0.025, palette.marigold) +
    lettering('ফলাফল', width * 0.5, height * 0.2, height * 0.07, palette.terracotta);
  return [
    room(
      canvas,
      floorTop,
      random.pick(['#EBD9B4', '#E1E3CC', '#F0D2B6']),
      random.pick([palette.leaf, palette.brick, '#6C8BA6']),
    ),
    gardenWindow(canvas, width * 0.06, height * 0.14, height * 0.22, height * 0.3, 'pane1'),
    gardenWindow(canvas, width * 0.78, height * 0.14, height * 0.22, height * 0.3, 'pane2'),
    title,
    wallChart(width * 0.44, height * 0.27, height * 0.13, height * 0.17, random.int(0, 2)),
    polygon(
      [
        [width * 0.5, 0],
        [width * 0.8, 0],
        [width * 0.4, height],
        [width * 0.05, height],
      ],
      '#FFF3CF',
      'opacity=".12"',
    ),
    nearestLast(people),
  ].join('');
}
