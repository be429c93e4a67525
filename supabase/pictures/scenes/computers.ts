import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { crt, flatScreen, keyboard } from '../blocks/computer.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ceilingFan, gardenWindow, room, wallChart } from '../blocks/room.ts';
import { polygon, rect, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

const chair = (x: number, y: number, width: number) =>
  rect(x - width * 0.42, y - width * 1.5, width * 0.84, width * 0.5, palette.terracotta, 'rx="8"') +
  rect(
    x - width * 0.42,
    y - width * 1.5,
    width * 0.84,
    width * 0.1,
    tint(palette.terracotta, 0.25),
    'rx="4"',
  ) +
  rect(x - width * 0.36, y - width * 1.02, width * 0.07, width, '#4A4152') +
  rect(x + width * 0.29, y - width * 1.02, width * 0.07, width, '#4A4152');

export function drawComputers(canvas: Canvas, { age, moment, light, view }: SceneOf<'computers'>): string {
  const { width, height, random } = canvas;
  const hero = width / height > 1.5;
  const first = age === 'first';
  const floorTop = height * (moment === 'screen' ? 0.86 : 0.7);
  const deskY = height * (moment === 'screen' ? 0.72 : view === 'wide' ? 0.6 : 0.63);
  const wall = first ? '#D7DCC4' : random.pick(['#F1DDB5', '#E9E2CF', '#DCE3D3']);
  const seats =
    moment === 'screen'
      ? 1
      : moment === 'queue'
        ? 2
        : first && view !== 'wide'
          ? 4
          : hero
            ? 4
            : view === 'wide'
              ? 5
              : 3;
  const from = hero ? 0.36 : moment === 'queue' ? 0.1 : 0.05;
  const span = (width * ((moment === 'queue' ? 0.66 : 0.98) - from)) / seats;
  const size =
    moment === 'screen' ? height * 0.5 : Math.min(span * 0.62, height * 0.25) * (first ? 0.8 : 1.12);
  const dress = dressFor(light);
  const kid = moment === 'screen' ? height * 0.95 : Math.min(height * 0.46, span * 1.35);
  const seatX = (index: number) => (moment === 'screen' ? width * 0.44 : width * from + span * (index + 0.5));
  const machine = (index: number) => {
    const x = seatX(index);
    return (
      (first
        ? crt(x, deskY, size, index + (moment === 'screen' ? 0 : random.int(0, 3)))
        : flatScreen(x, deskY, size, index + random.int(0, 3))) +
      keyboard(x, deskY + height * 0.034, size * 0.86, first ? '#CFC2A4' : '#3A3944')
    );
  };
  const people: Standing[] = [];
  const foot = height * (hero ? 0.95 : 0.97);
  if (moment === 'screen') {
    people.push(
      child(random, dress, { x: width * 0.2, y: height * 1.3, height: kid, pose: 'pointUp', cast: 0 }),
    );
    people.push(
      child(random, dress, {
        x: width * 0.76,
        y: height * 1.32,
        height: kid,
        pose: flip(poses.relaxed),
        cast: 0,
        mood: 'laugh',
      }),
    );
  } else {
    for (let index = 0; index < seats; index++) {
      const x = seatX(index) + random.range(-10, 10);
      const turned = random.chance(0.3) && index > 0;
      const seated = child(random, dress, {
        x,
        y: foot,
        height: kid,
        pose: turned ? { ...poses.sitBench, turn: -0.6 } : 'sitBench',
        back: !turned,
        cast: 0,
      });
      people.push({ y: foot, svg: chair(x, foot, kid * 0.34) + seated.svg });
    }
    const helperX = hero ? width * 0.3 : width * (moment === 'queue' ? 0.62 : 0.985);
    people.push(
      adult(random, {
        x: helperX,
        y: foot - height * 0.06,
        height: kid * 1.16,
        pose: hero ? 'point' : flip(poses.point),
      }),
    );
  }
  if (moment === 'queue') {
    times(4, (index) => {
      people.push(
        child(random, dress, {
          x: width * (0.7 + index * 0.085),
          y: height * (0.9 + (index % 2) * 0.06),
          height: kid * 0.94,
          pose: random.pick([flip(poses.relaxed), poses.armsBack, flip(poses.point)]),
        }),
      );
      return '';
    });
  }
  const windows = hero
    ? [0.07, 0.4, 0.7]
    : random.pick([
        [0.08, 0.7],
        [0.3, 0.72],
        [0.62, 0.1],
      ]);
  return [
    room(canvas, floorTop, wall, first ? '#8FA58A' : random.pick([palette.leaf, '#5E7FA3', palette.brick])),
    windows
      .map((share, index) =>
        gardenWindow(
          canvas,
          width * share,
          height * 0.1,
          height * (hero ? 0.3 : 0.27),
          height * 0.32,
          `pane${index}`,
        ),
      )
      .join(''),
    hero
      ? wallChart(width * 0.28, height * 0.12, height * 0.15, height * 0.2, 3) +
        wallChart(width * 0.6, height * 0.12, height * 0.14, height * 0.2, 2)
      : wallChart(
          width * (windows[0] === 0.3 ? 0.56 : 0.42),
          height * 0.1,
          height * 0.15,
          height * 0.2,
          random.int(0, 3),
        ),
    ceilingFan(width * (hero ? 0.55 : 0.34), height * 0.06, height * 0.14),
    polygon(
      [
        [width * from - 30, deskY - 8],
        [width + 20, deskY - 8],
        [width + 20, deskY + height * 0.05],
        [width * from - 60, deskY + height * 0.05],
      ],
      palette.wood,
    ),
    rect(width * from - 60, deskY + height * 0.05, width * 1.1, height * 0.025, palette.darkWood),
    rect(width * from - 30, deskY + height * 0.075, width * 1.1, floorTop - deskY, shade(palette.wood, 0.45)),
    times(seats, machine),
    hero
      ? [0.02, 0.33]
          .map((share) =>
            polygon(
              [
                [width * share, floorTop + 40],
                [width * (share + 0.14), floorTop + 40],
                [width * (share + 0.06), height + 10],
                [width * (share - 0.12), height + 10],
              ],
              '#FFF3CF',
              'opacity=".32"',
            ),
          )
          .join('')
      : '',
    nearestLast(people),
  ].join('');
}
