import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bough } from '../blocks/foreground.ts';
import { earth, land } from '../blocks/ground.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { flip, poses } from '../blocks/poses.ts';
import { circle, ellipse, path, polygon, round, stroke, times } from '../blocks/shapes.ts';
import { kash } from '../blocks/shrubs.ts';
import { drawSky } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import { boat } from '../blocks/vehicles.ts';
import { water } from '../blocks/waterside.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawPicnic(canvas: Canvas, { moment, light, view }: SceneOf<'picnic'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const horizon = height * 0.36;
  const shore = height * (moment === 'ferry' ? 0.8 : view === 'wide' ? 0.5 : 0.54);
  const people: Standing[] = [];
  const kid = (x: number, share: number, tall: number, pose: keyof typeof poses, mirror = false) =>
    people.push(
      child(random, dress, {
        x: width * x,
        y: height * share,
        height: height * tall,
        pose: mirror ? flip(poses[pose]) : pose,
        mood: random.pick(['laugh', 'smile', 'closed']),
      }),
    );
  let afloat = boat(width * random.range(0.6, 0.85), horizon + height * 0.1, height * 0.16);
  if (moment === 'meal') {
    const oranges = (x: number, y: number) =>
      times(6, (index) =>
        circle(
          x + (index % 3) * 22 - 22,
          y - Math.floor(index / 3) * 17,
          13,
          index % 2 ? '#E8862E' : '#F09A3E',
        ),
      );
    for (const [cx, cy, s] of view === 'wide'
      ? ([
          [0.3, 0.72, 0.26],
          [0.74, 0.78, 0.29],
          [0.5, 0.94, 0.32],
        ] as const)
      : ([[0.5, 0.84, 0.4]] as const)) {
      people.push({
        y: height * (cy - 0.06),
        svg:
          ellipse(width * cx, height * cy, width * s * 0.86, height * s * 0.24, palette.terracotta) +
          stroke(
            `M${round(width * (cx - s * 0.7))} ${round(height * cy)}H${round(width * (cx + s * 0.7))}`,
            palette.lemon,
            6,
            'stroke-dasharray="2 20"',
          ),
      });
      for (const [dx, dy, pose] of [
        [-0.66, 0.01, 'sitFloor'],
        [-0.3, -0.03, 'sitClap'],
        [0.06, -0.04, 'sitRaise'],
        [0.4, -0.02, 'sitFloor'],
        [0.72, 0.03, 'sitWrite'],
      ] as const)
        kid(cx + dx * s, cy + dy, s, pose);
      people.push({
        y: height * (cy + 0.004),
        svg:
          oranges(width * (cx - s * 0.24), height * (cy + 0.05)) +
          ellipse(width * (cx + s * 0.2), height * (cy + 0.04), 62, 18, '#D5D8DA') +
          times(4, (index) =>
            ellipse(
              width * (cx + s * 0.2) + (index - 1.5) * 20,
              height * (cy + 0.035) - (index % 2) * 7,
              20,
              9,
              '#E8B95A',
            ),
          ),
      });
    }
    kid(0.9, 0.66, 0.24, 'run', true);
    people.push(adult(random, { x: width * 0.1, y: height * 0.7, height: height * 0.36, pose: 'carry' }));
  }
  if (moment === 'cooking') {
    const x = width * 0.48;
    const y = height * 0.86;
    const pot =
      times(5, (index) =>
        path(
          `M${round(x - 90 + index * 44)} ${round(y + 6)}q${round(random.range(-20, 20))} -40 14 -70q24 34 10 70Z`,
          index % 2 ? palette.marigold : '#E2572B',
        ),
      ) +
      times(3, (index) => ellipse(x - 120 + index * 120, y + 10, 46, 26, '#7D6A5E')) +
      path(
        `M${round(x - 170)} ${round(y - 150)}H${round(x + 170)}Q${round(x + 180)} ${round(y - 20)} ${round(x)} ${round(y - 14)}Q${round(x - 180)} ${round(y - 20)} ${round(x - 170)} ${round(y - 150)}Z`,
        '#4A464C',
      ) +
      ellipse(x, y - 150, 178, 34, '#6A666C') +
      ellipse(x, y - 150, 156, 25, '#E2B24A') +
      times(9, (index) =>
        circle(
          x - 110 + index * 28,
          y - 152 + (index % 3) * 6,
          8,
          index % 2 ? palette.leaf : palette.terracotta,
        ),
      ) +
      stroke(
        `M${round(x - 40)} ${round(y - 220)}q30 -40 0 -80t10 -90M${round(x + 60)} ${round(y - 210)}q-26 -44 4 -84t-4 -80`,
        palette.paper,
        14,
        'opacity=".6"',
      );
    people.push(
      adult(random, {
        x: width * 0.26,
        y: height * 0.87,
        height: height * 0.52,
        pose: { ...poses.offer, armL: [40, 74], armR: [52, 88] },
        held: ({ handR: [hx, hy] }) =>
          stroke(`M${round(hx)} ${round(hy)}L${round(hx + 26)} ${round(hy + 20)}`, palette.wood, 2.4),
      }),
      { y, svg: pot },
    );
    kid(0.74, 0.9, 0.4, 'carry');
    kid(0.88, 0.86, 0.39, 'point', true);
    kid(0.1, 0.8, 0.34, 'carry');
    kid(0.64, 0.7, 0.28, 'clap');
  }
  if (moment === 'game') {
    for (let index = 0; index < 10; index++) {
      const angle = (index / 10) * Math.PI * 2;
      const y = 0.76 + Math.sin(angle) * 0.13;
      people.push(
        child(random, dress, {
          x: width * (0.5 + Math.cos(angle) * 0.36),
          y: height * y,
          height: height * (0.24 + (y - 0.6) * 0.4),
          pose: { ...poses.hoop, armL: [-78, -62], armR: [78, 62], legL: [-20, 8], legR: [18, -10] },
          back: Math.sin(angle) > 0.5,
          mood: 'laugh',
        }),
      );
    }
    kid(0.5, 0.78, 0.29, 'jump');
  }
  if (moment === 'ferry') {
    const y = height * 0.7;
    const long = width * 0.62;
    const x = width * random.range(0.46, 0.56);
    const seats = [-0.3, -0.18, -0.06, 0.06, 0.18]
      .map(
        (dx) =>
          child(random, dress, {
            x: x + long * dx,
            y: y + 8,
            height: height * 0.3,
            pose: random.pick(['sitFloor', 'sitRaise', 'sitClap']),
            cast: 0,
            mood: random.pick(['laugh', 'smile']),
          }).svg,
      )
      .join('');
    const boatman = adult(random, {
      x: x + long * 0.36,
      y: y - 14,
      height: height * 0.32,
      pose: { ...poses.offer, armL: [30, 60], armR: [50, 70] },
      girl: false,
      cast: 0,
      held: ({ handR: [hx, hy] }) =>
        stroke(`M${round(hx - 14)} ${round(hy - 30)}L${round(hx + 26)} ${round(hy + 62)}`, palette.wood, 2.4),
    });
    afloat +=
      ellipse(x, y + 46, long * 0.5, 22, '#4F7E86', 'opacity=".45"') + seats + boatman.svg + boat(x, y, long);
    kid(0.08, 0.93, 0.3, 'wave');
    kid(0.9, 0.95, 0.32, 'cheer');
  }
  const flame = moment === 'ferry' && light === 'evening';
  return [
    drawSky(canvas, horizon, { sunAt: [0.3, 0.66] }),
    treeLine(random, -20, width + 20, horizon + 10, height * 0.12, '#7FA27A'),
    [0.1, 0.3, 0.8, 0.92]
      .map((share) =>
        random.pick([talPalm, coconutPalm])(
          random,
          width * (share + random.range(-0.05, 0.05)),
          horizon + 12,
          height * random.range(0.14, 0.24),
        ),
      )
      .join(''),
    land(canvas, horizon, horizon + 26, '#D9C58A', 4),
    water(canvas, horizon + 20, shore + 30, flame ? '#C98F7A' : '#86B7BC'),
    afloat,
    polygon(
      [
        [width * 0.2, horizon + 24],
        [width * 0.38, horizon + 24],
        [width * 0.34, shore],
        [width * 0.24, shore],
      ],
      palette.lemon,
      'opacity=".25"',
    ),
    earth(canvas, shore, '#E6CF9C'),
    times(4, (index) =>
      kash(
        random,
        width * (index < 2 ? 0.02 + index * 0.08 : 0.84 + (index - 2) * 0.1),
        shore + height * 0.05,
        height * 0.16,
      ),
    ),
    moment === 'meal' || moment === 'cooking'
      ? shadeTree(random, width * (random.chance(0.5) ? 0.97 : 0.03), height * 0.72, height * 0.62)
      : '',
    nearestLast(people),
    moment === 'game' || moment === 'ferry'
      ? bough(canvas, random.pick(['left', 'right']), height * 0.32, shade(palette.leaf, 0.2))
      : '',
  ].join('');
}
