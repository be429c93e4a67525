import { benchBack, deskFront } from '../blocks/bench.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { chalkFor } from '../blocks/chalk.ts';
import { dressFor } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, type Pose, type PoseName, poses } from '../blocks/poses.ts';
import { book } from '../blocks/props.ts';
import { blackboard, ceilingFan, gardenWindow, room, wallChart } from '../blocks/room.ts';
import { rect } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

const walls = ['#F1DDB5', '#E4E3CB', '#F0D2B6', '#D9E3DA'];
const dados = [palette.brick, palette.leaf, '#6C8BA6', '#A8703F'];

export function drawClassroom(canvas: Canvas, { lesson, seen, light, view }: SceneOf<'classroom'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const floorTop = height * (view === 'low' ? 0.72 : view === 'wide' ? 0.54 : 0.58);
  const pick = random.int(0, 3);
  const shell = room(
    canvas,
    floorTop,
    walls[pick] ?? '#F1DDB5',
    dados[(pick + random.int(0, 1)) % 4] ?? palette.leaf,
  );
  const rows = view === 'wide' ? [0.2, 0.5, 0.86] : view === 'low' ? [0.35, 1.02] : [0.3, 0.94];
  const seat = (share: number) => floorTop + (height - floorTop) * share;
  const scale = view === 'wide' ? 0.3 : view === 'low' ? 0.48 : 0.4;
  const columns = view === 'wide' ? 4 : 3;
  const people: Standing[] = [];
  for (const [row, share] of rows.entries()) {
    const y = seat(share);
    const tall = height * scale * (0.66 + share * 0.5);
    const gap = tall * 1.18;
    const offset = seen === 'back' ? 0 : (row % 2) * gap * 0.1;
    for (let column = 0; column < columns; column++) {
      const x = width / 2 + (column - (columns - 1) / 2) * gap * (columns === 3 ? 1.1 : 1.02) + offset;
      const pair = [-0.24, 0.24].map((dx) => {
        const raises = random.chance(0.3);
        const pose: Pose =
          seen === 'front'
            ? {
                ...poses.sitBench,
                ...(lesson === 'rhyme'
                  ? { armL: [-140, -160], armR: [140, 160] }
                  : raises
                    ? { armR: [158, 172] }
                    : { armL: [-18, 56], armR: [18, -56] }),
                turn: random.range(-0.4, 0.4),
              }
            : { ...poses.sitBench, ...(raises ? { armR: [150, 170] } : {}), tilt: random.range(-5, 5) };
        return child(random, dress, {
          x: x + dx * gap * 0.86,
          y: y - tall * 0.02,
          height: tall,
          pose,
          back: seen === 'back',
          cast: 0,
          mood: random.pick(['smile', 'closed', 'down', 'laugh', 'smile']),
        }).svg;
      });
      const things =
        book(x - gap * 0.2, y - tall * 0.47, tall * 0.07, palette.indigo) +
        book(x + gap * 0.22, y - tall * 0.47, tall * 0.07, random.pick([palette.terracotta, palette.leaf]));
      people.push({
        y,
        svg:
          seen === 'front'
            ? pair.join('') + deskFront(x, y + tall * 0.1, gap * 0.94) + things
            : pair.join('') + benchBack(x, y + tall * 0.04, gap * 0.96),
      });
    }
  }
  const boardWidth = width * (view === 'wide' ? 0.36 : 0.44);
  const boardHeight = boardWidth * 0.5;
  const boardX = (width - boardWidth) * random.range(0.4, 0.56);
  const boardY = floorTop - height * (view === 'wide' ? 0.1 : 0.12) - boardHeight;
  const teacherX = boardX + boardWidth * random.pick([-0.02, 1.02]);
  const onLeft = teacherX < width / 2;
  const teacherPose: Pose | PoseName = onLeft ? poses.pointUp : flip(poses.pointUp);
  const teacher = adult(random, {
    x: teacherX,
    y: floorTop + height * 0.045,
    height: height * (view === 'wide' ? 0.36 : 0.43),
    pose: seen === 'back' ? teacherPose : 'read',
  });
  const old = isVintage(light);
  const frontWall =
    seen === 'back'
      ? blackboard(
          boardX,
          boardY,
          boardWidth,
          boardHeight,
          chalkFor(lesson, boardX, boardY, boardWidth, boardHeight),
        ) +
        gardenWindow(
          canvas,
          onLeft ? width * 0.82 : width * 0.03,
          height * 0.13,
          height * 0.17,
          height * 0.27,
          'pane',
        ) +
        wallChart(
          onLeft ? width * 0.03 : width * 0.86,
          height * 0.14,
          height * 0.14,
          height * 0.19,
          random.int(0, 3),
        ) +
        teacher.svg
      : gardenWindow(canvas, width * 0.08, height * 0.1, height * 0.24, height * 0.3, 'pane1') +
        gardenWindow(canvas, width * 0.72, height * 0.1, height * 0.24, height * 0.3, 'pane2') +
        [0.36, 0.48, 0.6]
          .map((share, index) =>
            wallChart(width * share, height * 0.13, height * 0.12, height * 0.17, index + pick),
          )
          .join('');
  return [
    shell,
    old ? '' : ceilingFan(width * random.range(0.3, 0.7), height * 0.05, height * 0.13),
    frontWall,
    light === 'monsoon' ? rect(0, 0, width, height, '#FFD98A', 'opacity=".1"') : '',
    nearestLast(people),
    seen === 'front' && random.chance(0.7)
      ? adult(random, {
          x: width * random.pick([0.05, 0.95]),
          y: seat(0.7),
          height: height * scale * 1.35,
          pose: 'read',
          cast: 0,
        }).svg
      : '',
  ].join('');
}
