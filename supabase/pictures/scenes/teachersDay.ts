import { teacherTable } from '../blocks/bench.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { marigold } from '../blocks/foreground.ts';
import { garland, toran } from '../blocks/garlands.ts';
import { flip, poses } from '../blocks/poses.ts';
import { blackboard, gardenWindow, room } from '../blocks/room.ts';
import { circle, lettering, path, round, stroke, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const bouquet = (joints: Joints) => {
  const [x, y] = joints.handR;
  return (
    path(
      `M${round(x - 3)} ${round(y + 9)}L${round(x - 9)} ${round(y - 9)}H${round(x + 9)}L${round(x + 3)} ${round(y + 9)}Z`,
      palette.leaf,
    ) +
    times(6, (index) =>
      circle(
        x - 8 + index * 3.2,
        y - 11 - (index % 3) * 4,
        4,
        [palette.marigold, palette.terracotta, palette.rose][index % 3] ?? palette.marigold,
      ),
    )
  );
};

export function drawTeachersDay(canvas: Canvas, { moment, light }: SceneOf<'teachersDay'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const floorTop = height * 0.6;
  const boardX = width * 0.24;
  const boardY = height * 0.12;
  const boardWidth = width * 0.52;
  const boardHeight = height * 0.3;
  const flowers = times(10, (index) => {
    const x = boardX + boardWidth * (0.06 + (index % 5) * 0.22);
    const y = boardY + boardHeight * (index < 5 ? 0.14 : 0.88);
    return (
      circle(x, y, 11, ['#E7A08E', '#F1D27C', '#A9CBA0'][index % 3] ?? '#E7A08E') +
      stroke(`M${round(x)} ${round(y)}m-17 0h34m-17 -17v34`, '#F4EFE0', 3)
    );
  });
  const left = random.chance(0.5);
  const words = lettering(
    'শিক্ষক দিবস',
    boardX + boardWidth * (moment === 'lesson' ? 0.5 : left ? 0.62 : 0.38),
    boardY + boardHeight * 0.6,
    boardHeight * 0.28,
    '#F4EFE0',
  );
  const people: Standing[] = [];
  const y = height * 0.95;
  if (moment === 'flowers') {
    const at = (share: number) => width * (left ? share : 1 - share);
    people.push(
      adult(random, {
        x: at(0.3),
        y: y - 20,
        height: height * 0.66,
        pose: left ? poses.hold : flip(poses.hold),
        girl: true,
        mood: 'smile',
      }),
      child(random, dress, {
        x: at(0.5),
        y,
        height: height * 0.46,
        pose: left ? flip(poses.offer) : poses.offer,
        held: left ? (joints) => bouquet({ ...joints, handR: joints.handL }) : bouquet,
        mood: 'calm',
      }),
      child(random, dress, {
        x: at(0.65),
        y: y - 10,
        height: height * 0.45,
        pose: 'hold',
        held: (joints) =>
          bouquet({ ...joints, handR: [(joints.handL[0] + joints.handR[0]) / 2, joints.handL[1] - 4] }),
      }),
      child(random, dress, { x: at(0.79), y: y + 6, height: height * 0.47, pose: 'clap', mood: 'laugh' }),
      child(random, dress, { x: at(0.92), y: y - 20, height: height * 0.44, pose: 'clap' }),
      child(random, dress, {
        x: at(0.1),
        y: y - 26,
        height: height * 0.43,
        pose: left ? poses.relaxed : flip(poses.relaxed),
      }),
    );
  } else {
    people.push(
      child(random, dress, {
        x: width * 0.3,
        y: floorTop + height * 0.16,
        height: height * 0.44,
        pose: 'pointUp',
        mood: 'laugh',
      }),
      {
        y: y - 80,
        svg:
          teacherTable(width * 0.62, floorTop + height * 0.22, width * 0.28, height * 0.22, palette.leaf) +
          times(7, (index) =>
            marigold(
              width * 0.54 + index * 26,
              floorTop + height * 0.02 - (index % 2) * 12,
              16,
              index % 2 ? palette.marigold : '#DD7A28',
            ),
          ),
      },
      child(random, dress, {
        x: width * 0.84,
        y: floorTop + height * 0.16,
        height: height * 0.42,
        pose: flip(poses.wave),
      }),
      ...[0.12, 0.38, 0.64, 0.88].map((share) =>
        adult(random, {
          x: width * share,
          y: height * 1.16,
          height: height * 0.6,
          pose: random.chance(0.4) ? 'clap' : 'sitBench',
          back: true,
          cast: 0,
        }),
      ),
    );
  }
  return [
    room(
      canvas,
      floorTop,
      random.pick(['#EBD9B4', '#E1E3CC', '#E9DCC9']),
      random.pick([palette.leaf, palette.brick, '#6C8BA6']),
    ),
    gardenWindow(canvas, width * 0.04, height * 0.14, height * 0.17, height * 0.3, 'pane1'),
    gardenWindow(canvas, width * 0.84, height * 0.14, height * 0.17, height * 0.3, 'pane2'),
    blackboard(boardX, boardY, boardWidth, boardHeight, flowers + words),
    toran([boardX - 20, boardY - 26], [boardX + boardWidth + 20, boardY - 26], 16, 36),
    garland([boardX - 20, boardY - 20], [boardX + boardWidth / 2, boardY - 20], 34, 9),
    garland([boardX + boardWidth / 2, boardY - 20], [boardX + boardWidth + 20, boardY - 20], 34, 9),
    nearestLast(people),
  ].join('');
}
