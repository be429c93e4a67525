import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { palash } from '../blocks/palash.ts';
import { flip, type PoseName, poses } from '../blocks/poses.ts';
import { circle, ellipse, path, round, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const abir = ['#E2578A', '#E9A227', '#7FA75B', '#7C6BB5', '#E2572B'];

const smudged =
  (colour: string, other: string) =>
  ({ head: [x, y], chest: [cx, cy] }: Joints) =>
    ellipse(x - 6, y + 4, 3.4, 2.4, colour, 'opacity=".85"') +
    ellipse(x + 5, y + 5, 3, 2, other, 'opacity=".85"') +
    path(`M${round(cx - 7)} ${round(cy + 8)}l7 -4l6 6l-2 7l-8 2Z`, colour, 'opacity=".7"') +
    circle(cx + 5, cy + 20, 3, other, 'opacity=".7"');

function powder({ random }: Canvas, x: number, y: number, size: number, colour: string): string {
  return (
    times(7, () =>
      circle(
        x + random.range(-0.6, 0.6) * size,
        y + random.range(-0.4, 0.4) * size,
        size * random.range(0.16, 0.4),
        colour,
        'opacity=".34"',
      ),
    ) +
    times(16, () =>
      circle(
        x + random.range(-1, 1) * size,
        y + random.range(-0.8, 0.8) * size,
        random.range(2, 7),
        colour,
        'opacity=".8"',
      ),
    )
  );
}

export function drawBasanta(canvas: Canvas, { moment, view }: SceneOf<'basanta'>): string {
  const { width, height, random } = canvas;
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['grove', 'wall', 'school']),
    ground: random.pick(['lawn', 'earth']),
  });
  const at = (share: number) => base + (height - base) * share;
  const left = random.chance(0.5);
  const trees =
    palash(random, width * (left ? 0.16 : 0.84), at(0.2), height * 0.62) +
    palash(random, width * (left ? 0.9 : 0.08), at(0.1), height * 0.44);
  const people: Standing[] = [];
  const steps: readonly PoseName[] = ['danceHigh', 'danceWide', 'danceBow', 'danceFrame'];
  if (moment === 'dance') {
    const ring = view === 'wide';
    const count = ring ? 12 : 7;
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2 + 0.4;
      const y = ring ? at(0.52 + Math.sin(angle) * 0.26) : at(0.5 + (index % 2) * 0.34);
      const x = ring ? width * (0.5 + Math.cos(angle) * 0.36) : width * (0.1 + index * 0.135);
      const pose = poses[random.pick(steps)];
      people.push(
        child(random, 'festive', {
          x,
          y,
          height: camera.size(y, 1.25),
          pose: random.chance(0.5) ? flip(pose) : pose,
          girl: random.chance(0.75),
        }),
      );
    }
  } else {
    const count = view === 'close' ? 5 : 8;
    for (let index = 0; index < count; index++) {
      const y = at(random.range(0.5, 0.92));
      people.push(
        child(random, 'yoga', {
          x: width * ((index + random.range(0.25, 0.75)) / count),
          y,
          height: camera.size(y, 1.25),
          pose: random.pick(['cheer', 'jump', 'wave', 'run', 'clap', 'reachUp']),
          held: smudged(random.pick(abir), random.pick(abir)),
          mood: random.pick(['laugh', 'laugh', 'smile']),
        }),
      );
    }
  }
  const clouds = times(moment === 'colours' ? 9 : 4, (index) =>
    powder(
      canvas,
      random.range(0.08, 0.92) * width,
      at(random.range(-0.5, 0.5)),
      height * random.range(0.06, 0.13),
      abir[index % abir.length] ?? '#E2578A',
    ),
  );
  const fallen = times(40, () =>
    ellipse(
      random.range(0, width),
      at(random.range(0.12, 1)),
      random.range(4, 9),
      random.range(2, 4),
      random.pick(['#E2662B', '#C9461F', palette.marigold]),
    ),
  );
  const spilt =
    moment === 'colours'
      ? times(14, () =>
          ellipse(
            random.range(0, width),
            at(random.range(0.3, 1)),
            random.range(20, 70),
            random.range(5, 14),
            random.pick(abir),
            'opacity=".4"',
          ),
        )
      : '';
  return [svg, trees, fallen, spilt, nearestLast(people), clouds].join('');
}
