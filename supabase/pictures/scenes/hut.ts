import type { Canvas } from '../blocks/canvas.ts';
import { chalkFor } from '../blocks/chalk.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { border, bough } from '../blocks/foreground.ts';
import { earth, puddle } from '../blocks/ground.ts';
import { drawHut } from '../blocks/hut.ts';
import { banana, coconutPalm, talPalm } from '../blocks/palms.ts';
import { flip, poses } from '../blocks/poses.ts';
import { blackboard } from '../blocks/room.ts';
import { lettering, rect, stroke, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import { bicycle } from '../blocks/vehicles.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawFoundingHut(canvas: Canvas, { moment, view }: SceneOf<'hut'>): string {
  const { width, height, random } = canvas;
  const base = height * (moment === 'lesson' ? 0.52 : 0.66);
  const hutWidth = width * (moment === 'lesson' ? 0.4 : view === 'wide' ? 0.5 : 0.62);
  const hutX = moment === 'lesson' ? width * 0.54 : width * random.range(0.24, 0.32);
  const hutHeight = hutWidth * 0.58;
  const people: Standing[] = [];
  let board = '';
  if (moment === 'lesson') {
    const boardX = width * 0.36;
    board =
      stroke(
        `M${boardX + 40} ${height * 0.66}L${boardX + 90} ${height * 0.34}M${boardX + 250} ${height * 0.66}L${boardX + 200} ${height * 0.34}`,
        palette.darkWood,
        10,
      ) + blackboard(boardX, height * 0.4, 290, 170, chalkFor('bengali', boardX, height * 0.4, 290, 170));
    people.push(
      adult(random, {
        x: boardX + 350,
        y: height * 0.67,
        height: height * 0.34,
        pose: flip(poses.pointUp),
        girl: true,
      }),
    );
    for (const [share, size, count, from] of [
      [0.76, 0.27, 5, 0.2],
      [0.86, 0.32, 5, 0.14],
      [0.97, 0.38, 4, 0.2],
    ] as const) {
      for (let index = 0; index < count; index++)
        people.push(
          child(random, 'plain', {
            x: width * (from + index * 0.155),
            y: height * share,
            height: height * size,
            pose: random.pick(['sitFloor', 'sitWrite', 'sitRaise']),
            back: random.chance(0.75),
          }),
        );
    }
  } else {
    const count = moment === 'rain' ? 4 : moment === 'portrait' ? 8 : 4;
    for (let index = 0; index < count; index++) {
      const sheltered = moment === 'rain';
      const y = sheltered ? base - hutHeight * 0.03 : base + (height - base) * random.range(0.25, 0.8);
      people.push(
        child(random, 'plain', {
          x: sheltered
            ? hutX + hutWidth * (0.2 + index * 0.19)
            : width * (0.14 + (0.76 * (index + random.range(0.2, 0.8))) / count),
          y,
          height: sheltered ? hutHeight * 0.36 : height * (0.17 + ((y - base) / height) * 0.5),
          pose: sheltered
            ? random.pick(['stand', 'reachUp', 'relaxed', 'armsBack'])
            : random.pick(['walk', 'run', 'relaxed', 'walkBag', 'wave']),
          cast: sheltered ? 0 : 0.2,
        }),
      );
    }
    people.push(
      adult(random, {
        x: hutX + hutWidth * 0.5,
        y: base - hutHeight * 0.02,
        height: hutHeight * 0.44,
        pose: 'relaxed',
        girl: false,
        cast: 0,
      }),
    );
  }
  return [
    drawSky(canvas, base, { sunAt: [0.8, 0.3] }),
    treeLine(random, -20, width + 20, base - 10, height * 0.16, '#79A36F'),
    talPalm(random, width * 0.9, base + 6, height * 0.42),
    coconutPalm(random, width * 0.82, base + 10, height * 0.5),
    banana(random, hutX + hutWidth * 1.12, base + 12, height * 0.26),
    banana(random, hutX + hutWidth * 1.2, base + 8, height * 0.2),
    drawHut(hutX, base + 10, hutWidth, hutHeight),
    moment === 'lesson'
      ? ''
      : rect(
          hutX + hutWidth * 0.39,
          base - hutHeight * 0.53,
          hutWidth * 0.19,
          hutHeight * 0.11,
          palette.indigo,
        ) +
        lettering(
          'বিদ্যালয়',
          hutX + hutWidth * 0.485,
          base - hutHeight * 0.45,
          hutHeight * 0.075,
          palette.paper,
        ),
    earth(canvas, base + 6),
    moment === 'rain'
      ? times(6, () =>
          puddle(random.range(0, width), random.range(base + 50, height), random.range(150, 340)),
        )
      : '',
    shadeTree(
      random,
      width * (moment === 'lesson' ? 0.12 : 0.08),
      height * (moment === 'lesson' ? 0.74 : 0.76),
      height * (moment === 'lesson' ? 0.9 : 0.66),
    ),
    board,
    moment === 'quiet' ? bicycle(random, width * 0.66, height * 0.84, height * 0.17, 'left') : '',
    nearestLast(people),
    moment === 'rain' ? rain(canvas, 1.3) : '',
    bough(canvas, 'right', height * 0.26),
    border(canvas, 0.74, 1, height * 0.1),
  ].join('');
}
