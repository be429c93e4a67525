import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { border } from '../blocks/foreground.ts';
import { puddle } from '../blocks/ground.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { umbrella } from '../blocks/props.ts';
import { ellipse, polygon, round, stroke, times } from '../blocks/shapes.ts';
import { rain } from '../blocks/sky.ts';
import type { SceneOf } from './sceneSpec.ts';

export function paperBoat(x: number, y: number, size: number, paper: string): string {
  return (
    ellipse(x, y + size * 0.04, size * 0.9, size * 0.1, '#5E8288', 'opacity=".5"') +
    polygon(
      [
        [x - size * 0.34, y - size * 0.3],
        [x, y - size * 0.86],
        [x + size * 0.34, y - size * 0.3],
      ],
      shade(paper, 0.1),
    ) +
    polygon(
      [
        [x, y - size * 0.86],
        [x + size * 0.34, y - size * 0.3],
        [x, y - size * 0.3],
      ],
      shade(paper, 0.25),
    ) +
    polygon(
      [
        [x - size * 0.9, y - size * 0.42],
        [x, y - size * 0.26],
        [x + size * 0.9, y - size * 0.42],
        [x + size * 0.5, y],
        [x - size * 0.5, y],
      ],
      paper,
    ) +
    polygon(
      [
        [x, y - size * 0.26],
        [x + size * 0.9, y - size * 0.42],
        [x + size * 0.5, y],
        [x, y],
      ],
      shade(paper, 0.16),
    ) +
    stroke(
      `M${round(x - size * 0.6)} ${round(y - size * 0.28)}l${round(size * 0.4)} ${round(size * 0.07)}M${round(x - size * 0.54)} ${round(y - size * 0.18)}l${round(size * 0.36)} ${round(size * 0.05)}`,
      palette.lightIndigo,
      size * 0.03,
    )
  );
}

export function drawBoats(canvas: Canvas, { moment, light, view }: SceneOf<'boats'>): string {
  const { width, height, random } = canvas;
  const dress = isVintage(light) ? 'plain' : 'uniform';
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: isVintage(light) ? 'village' : random.pick(['school', 'wings', 'wall']),
    ground: random.pick(['earth', 'lawn']),
  });
  const at = (share: number) => base + (height - base) * share;
  const pools = times(5, () =>
    puddle(random.range(0, width), at(random.range(0.15, 0.5)), random.range(140, 330)),
  );
  const people: Standing[] = [];
  let water = '';
  if (moment === 'launch') {
    const cy = at(0.74);
    const tall = camera.size(cy, 1.3);
    water = puddle(width * 0.5, cy, width * 0.86) + puddle(width * 0.2, at(0.95), width * 0.5);
    const boats = times(7, (index) =>
      paperBoat(
        width * (0.28 + ((index * 0.37) % 0.46)),
        cy - 20 + (index % 4) * height * 0.026,
        height * (0.032 + (index % 3) * 0.008),
        random.pick([palette.white, palette.lemon, '#E9C9B4', '#C9DCE4']),
      ),
    );
    people.push(
      { y: cy - 30, svg: boats },
      child(random, dress, { x: width * 0.12, y: cy + 12, height: tall, pose: 'crouch', mood: 'laugh' }),
      child(random, dress, {
        x: width * 0.87,
        y: cy + 20,
        height: tall,
        pose: flip(poses.kneel),
        mood: 'closed',
      }),
      child(random, dress, {
        x: width * 0.36,
        y: cy - height * 0.055,
        height: tall * 0.86,
        pose: 'crouch',
        mood: 'smile',
      }),
      child(random, dress, {
        x: width * 0.62,
        y: cy - height * 0.06,
        height: tall * 0.86,
        pose: flip(poses.crouch),
        mood: 'laugh',
      }),
      child(random, dress, {
        x: width * 0.76,
        y: at(0.42),
        height: camera.size(at(0.42), 1.25),
        pose: 'cheer',
      }),
      child(random, dress, {
        x: width * 0.22,
        y: at(0.36),
        height: camera.size(at(0.36), 1.25),
        pose: 'walk',
        held: (joints) => umbrella(joints.handR, random),
      }),
    );
  } else {
    const count = view === 'close' ? 3 : 8;
    for (let index = 0; index < count; index++) {
      const y = at(view === 'close' ? 0.92 : 0.2 + random.range(0, 0.72));
      const tall = camera.size(y, 1.25) * (view === 'close' ? 1.4 : 1);
      const shelter = view === 'close' ? index === 1 : random.chance(0.7);
      people.push(
        child(random, dress, {
          x:
            view === 'close'
              ? width * (0.3 + index * 0.21)
              : width * ((index + random.range(0.2, 0.8)) / count),
          y: y + (view === 'close' ? (index % 2) * 14 : 0),
          height: tall,
          pose: shelter ? 'walk' : random.pick(['run', 'jump', 'cheer']),
          mood: random.pick(['laugh', 'smile']),
          ...(shelter
            ? { held: (joints) => umbrella(joints.handR, random, view === 'close' ? 54 : 30) }
            : {}),
        }),
      );
    }
    water = times(view === 'wide' ? 9 : 4, () =>
      puddle(random.range(0, width), at(random.range(0.3, 1)), random.range(180, 420)),
    );
  }
  return [
    svg,
    pools,
    water,
    nearestLast(people),
    border(canvas, random.chance(0.5) ? 0 : 0.7, random.chance(0.5) ? 0.3 : 1, height * 0.1),
    rain(canvas),
  ].join('');
}
