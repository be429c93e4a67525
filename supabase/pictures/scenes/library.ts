import { covers, globe, shelf } from '../blocks/bookshelf.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { book } from '../blocks/props.ts';
import { gardenWindow, room } from '../blocks/room.ts';
import { ellipse, polygon, rect, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const reading = (colour: string) => (joints: Joints) =>
  book((joints.handL[0] + joints.handR[0]) / 2, (joints.handL[1] + joints.handR[1]) / 2 - 3, 11, colour);

export function drawLibrary(canvas: Canvas, { moment, light }: SceneOf<'library'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const floorTop = height * 0.64;
  const people: Standing[] = [];
  const left = random.chance(0.5);
  let furniture = '';
  if (moment === 'circle') {
    const cy = height * 0.84;
    furniture =
      ellipse(width * 0.5, cy, width * 0.42, height * 0.13, palette.terracotta) +
      ellipse(
        width * 0.5,
        cy,
        width * 0.39,
        height * 0.115,
        'none',
        `stroke="${palette.lemon}" stroke-width="8" stroke-dasharray="4 22"`,
      ) +
      ellipse(width * 0.5, cy, width * 0.24, height * 0.07, shade(palette.terracotta, 0.2));
    people.push(
      adult(random, {
        x: width * 0.5,
        y: height * 0.78,
        height: height * 0.58,
        pose: { ...poses.sitFloor, armL: [-16, 78], armR: [16, -78] },
        held: reading(palette.indigo),
      }),
    );
    for (let index = 0; index < 8; index++) {
      const angle = Math.PI * (0.06 + (index / 7) * 0.88) + (index > 3 ? 0.04 : -0.04);
      const x = width * (0.5 + Math.cos(angle) * 0.42);
      const y = cy - height * 0.02 + Math.sin(angle) * height * 0.14;
      people.push(
        child(random, dress, {
          x,
          y,
          height: height * (0.34 + Math.sin(angle) * 0.1),
          pose: random.pick(['sitFloor', 'sitWrite', 'sitRaise', 'sitClap']),
          back: Math.sin(angle) > 0.62,
          ...(random.chance(0.4) && Math.sin(angle) < 0.6 ? { held: reading(random.pick(covers)) } : {}),
          mood: random.pick(['laugh', 'smile', 'down']),
        }),
      );
    }
  } else {
    const tableY = height * 0.97;
    const table =
      polygon(
        [
          [width * 0.14, tableY - height * 0.24],
          [width * 0.86, tableY - height * 0.24],
          [width * 0.95, tableY - height * 0.1],
          [width * 0.05, tableY - height * 0.1],
        ],
        tint(palette.wood, 0.2),
      ) +
      rect(width * 0.05, tableY - height * 0.1, width * 0.9, height * 0.05, palette.wood) +
      rect(width * 0.08, tableY - height * 0.05, width * 0.05, height * 0.1, palette.darkWood) +
      rect(width * 0.87, tableY - height * 0.05, width * 0.05, height * 0.1, palette.darkWood);
    const piles = [0.3, 0.7]
      .map((share) =>
        times(3, (index) =>
          rect(
            width * share - 50 + index * 5,
            tableY - height * (0.165 + index * 0.02),
            100 - index * 8,
            height * 0.018,
            covers[(index + 2) % covers.length] ?? palette.leaf,
          ),
        ),
      )
      .join('');
    people.push({
      y: tableY,
      svg:
        table +
        globe(width * 0.52, tableY - height * 0.15, height * 0.05) +
        piles +
        [0.2, 0.42, 0.62, 0.8]
          .map((share) => book(width * share, tableY - height * 0.17, height * 0.036, random.pick(covers)))
          .join(''),
    });
    for (const [index, share] of [0.2, 0.41, 0.62, 0.81].entries())
      people.push(
        child(random, dress, {
          x: width * share,
          y: tableY - height * 0.02,
          height: height * 0.5,
          pose: index % 2 ? { ...poses.sitBench, armL: [-14, 60], armR: [16, -60] } : 'read',
          mood: random.pick(['down', 'smile', 'down']),
          cast: 0,
          build: 'child',
        }),
      );
    people.push(
      child(random, dress, {
        x: width * (left ? 0.92 : 0.08),
        y: height * 0.7,
        height: height * 0.38,
        pose: left ? 'reachUp' : flip(poses.reachUp),
        back: true,
      }),
    );
  }
  return [
    room(canvas, floorTop, random.pick(['#E9DDBE', '#DDE3D2', '#F0D9B4']), '#A8703F'),
    shelf(canvas, width * (left ? 0.48 : 0.03), floorTop + 10, width * 0.49, height * 0.5, 4),
    gardenWindow(canvas, width * (left ? 0.1 : 0.66), height * 0.12, height * 0.26, height * 0.32, 'pane'),
    rect(width * (left ? 0.04 : 0.58), floorTop - height * 0.1, width * 0.36, height * 0.11, palette.wood),
    times(9, (index) =>
      rect(
        width * (left ? 0.06 : 0.6) + index * width * 0.034,
        floorTop - height * (0.085 + (index % 3) * 0.006),
        width * 0.026,
        height * (0.075 + (index % 3) * 0.006),
        covers[index % covers.length] ?? palette.leaf,
      ),
    ),
    furniture,
    nearestLast(people),
  ].join('');
}
