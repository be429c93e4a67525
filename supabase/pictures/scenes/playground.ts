import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { puddle } from '../blocks/ground.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, type Pose, poses } from '../blocks/poses.ts';
import { circle, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import { kash } from '../blocks/shrubs.ts';
import { rain } from '../blocks/sky.ts';
import type { SceneOf } from './sceneSpec.ts';

const kick: Pose = {
  armL: [-60, -40],
  armR: [50, 80],
  legL: [-14, -18],
  legR: [62, 50],
  turn: 0.8,
  lean: -6,
};

export function drawPlayground(canvas: Canvas, { game, light }: SceneOf<'playground'>): string {
  const { width, height, random } = canvas;
  const dress = isVintage(light) ? 'plain' : dressFor(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: isVintage(light) ? 'grove' : random.pick(['wall', 'school', 'grove', 'wings']),
    ground: random.pick(['earth', 'lawn']),
  });
  const at = (share: number) => base + (height - base) * share;
  const size = (share: number, metres = 1.25) => camera.size(at(share), metres);
  const kid = (x: number, share: number, pose: Pose | keyof typeof poses, more: object = {}): Standing =>
    child(random, dress, {
      x: width * x,
      y: at(share),
      height: size(share),
      pose,
      mood: random.pick(['laugh', 'smile', 'closed']),
      ...more,
    });
  const idle = () => [kid(0.08, 0.3, 'clap'), kid(0.92, 0.36, flip(poses.wave)), kid(0.8, 0.24, 'run')];

  const games: Record<typeof game, () => Standing[]> = {
    swing: () => {
      const y = at(0.6);
      const tall = size(0.6, 2.6);
      const left = width * 0.26;
      const right = width * 0.78;
      const frame = stroke(
        `M${round(left - tall * 0.22)} ${round(y)}L${round(left)} ${round(y - tall)}L${round(left + tall * 0.2)} ${round(y + 14)}M${round(right - tall * 0.2)} ${round(y + 14)}L${round(right)} ${round(y - tall)}L${round(right + tall * 0.22)} ${round(y)}M${round(left)} ${round(y - tall)}H${round(right)}`,
        palette.indigo,
        tall * 0.035,
      );
      const seat = (share: number, sway: number, pose: Pose) => {
        const top = left + (right - left) * share;
        const sx = top + sway * tall;
        const sy = y - tall * 0.2 - Math.abs(sway) * tall * 0.12;
        const rider = child(random, dress, {
          x: sx,
          y: sy + size(0.6, 0.42),
          height: size(0.6, 1.25),
          pose,
          cast: 0,
          mood: 'laugh',
        });
        return (
          stroke(
            `M${round(top - tall * 0.05)} ${round(y - tall)}L${round(sx - tall * 0.07)} ${round(sy)}`,
            '#6A5A4A',
            4,
          ) +
          rect(sx - tall * 0.1, sy - 2, tall * 0.2, tall * 0.026, palette.wood) +
          rider.svg +
          stroke(
            `M${round(top + tall * 0.05)} ${round(y - tall)}L${round(sx + tall * 0.07)} ${round(sy)}`,
            '#6A5A4A',
            4,
          )
        );
      };
      return [
        { y, svg: frame + seat(0.28, -0.24, flip(poses.swing)) + seat(0.72, 0.26, poses.swing) },
        kid(0.52, 0.5, 'clap'),
        kid(0.12, 0.86, 'pointUp'),
        kid(0.9, 0.8, flip(poses.run)),
      ];
    },
    slide: () => {
      const y = at(0.66);
      const tall = size(0.66, 2.1);
      const x = width * random.range(0.34, 0.44);
      const chute =
        polygon(
          [
            [x, y - tall],
            [x + tall * 0.16, y - tall],
            [x + tall * 1.3, y - tall * 0.1],
            [x + tall * 1.55, y - tall * 0.08],
            [x + tall * 1.55, y],
            [x + tall * 1.2, y - tall * 0.02],
          ],
          palette.marigold,
        ) +
        stroke(
          `M${round(x + tall * 0.12)} ${round(y - tall * 1.06)}L${round(x + tall * 1.3)} ${round(y - tall * 0.16)}L${round(x + tall * 1.55)} ${round(y - tall * 0.14)}`,
          palette.terracotta,
          tall * 0.05,
        );
      const ladder = stroke(
        `M${round(x - tall * 0.4)} ${round(y)}L${round(x)} ${round(y - tall * 1.2)}M${round(x - tall * 0.24)} ${round(y)}L${round(x + tall * 0.14)} ${round(y - tall * 1.2)}${[0.15, 0.3, 0.45, 0.6, 0.75].map((share) => `M${round(x - tall * 0.4 + tall * 0.4 * share)} ${round(y - tall * 1.2 * share)}h${round(tall * 0.16)}`).join('')}M${round(x + tall * 1.1)} ${round(y - tall * 0.2)}V${round(y)}`,
        palette.indigo,
        tall * 0.035,
      );
      const rider = child(random, dress, {
        x: x + tall * 0.62,
        y: y - tall * 0.46,
        height: size(0.66),
        pose: { ...poses.sitSide, armL: [-150, -170], armR: [120, 150], lean: -12 },
        cast: 0,
        mood: 'laugh',
      });
      const climber = child(random, dress, {
        x: x - tall * 0.16,
        y: y - tall * 0.4,
        height: size(0.66),
        pose: 'reachUp',
        back: true,
        cast: 0,
      });
      return [
        { y, svg: ladder + chute + climber.svg + rider.svg },
        kid(0.14, 0.78, 'walk'),
        kid(0.2, 0.5, 'run'),
        kid(0.86, 0.85, flip(poses.cheer)),
        ...idle(),
      ];
    },
    football: () => {
      const y = at(0.8);
      const ball =
        circle(width * 0.56, y - size(0.8, 0.16), size(0.8, 0.15), palette.white) +
        circle(width * 0.56, y - size(0.8, 0.16), size(0.8, 0.06), '#2A2430');
      const goal = stroke(
        `M${round(width * 0.8)} ${round(at(0.22))}V${round(at(0.22) - size(0.22, 1.8))}H${round(width * 0.96)}V${round(at(0.22))}`,
        palette.white,
        7,
      );
      return [
        { y: at(0.1), svg: goal },
        kid(0.42, 0.8, kick),
        { y, svg: ball },
        kid(0.72, 0.72, flip(poses.run)),
        kid(0.2, 0.5, 'run'),
        kid(0.87, 0.3, 'cheer'),
        kid(0.58, 0.42, flip(poses.sprint)),
        kid(0.08, 0.9, 'sprint'),
        kid(0.95, 0.86, flip(poses.wave)),
      ];
    },
    rope: () => {
      const y = at(0.72);
      const tall = size(0.72);
      const left = width * 0.2;
      const right = width * 0.8;
      const rope = stroke(
        `M${round(left + tall * 0.3)} ${round(y - tall * 0.5)}Q${round(width * 0.5)} ${round(y - tall * 2.5)} ${round(right - tall * 0.3)} ${round(y - tall * 0.5)}`,
        '#C49A5C',
        7,
      );
      const jumper = child(random, dress, {
        x: width * 0.5,
        y: y - tall * 0.16,
        height: tall,
        pose: 'jump',
        cast: 0,
        mood: 'laugh',
      });
      return [
        { y: y - 20, svg: rope },
        {
          y,
          svg: `<ellipse cx="${round(width * 0.5)}" cy="${round(y + 4)}" rx="${round(tall * 0.24)}" ry="${round(tall * 0.05)}" fill="#2B1D4A" opacity=".2"/>${jumper.svg}`,
        },
        child(random, dress, { x: left, y, height: tall, pose: { ...poses.offer, armR: [60, 96] } }),
        child(random, dress, { x: right, y, height: tall, pose: flip({ ...poses.offer, armR: [60, 96] }) }),
        kid(0.36, 0.4, 'clap'),
        kid(0.64, 0.42, 'stand'),
        kid(0.74, 0.34, 'wave'),
      ];
    },
    ring: () =>
      Array.from({ length: 11 }, (_, index) => {
        const angle = (index / 11) * Math.PI * 2 + 0.2;
        const y = at(0.55 + Math.sin(angle) * 0.32);
        const x = width * (0.5 + Math.cos(angle) * 0.38);
        const back = Math.sin(angle) > 0.45;
        return child(random, dress, {
          x,
          y,
          height: camera.size(y, 1.25),
          pose: { ...poses.hoop, armL: [-76, -58], armR: [76, 58], legL: [-18, 6], legR: [22, -4] },
          back,
          mood: 'laugh',
        });
      }),
  };
  return [
    svg,
    light === 'monsoon'
      ? times(7, () => puddle(random.range(0, width), at(random.range(0.2, 0.95)), random.range(160, 380)))
      : '',
    game === 'swing' && light === 'noon'
      ? times(5, (index) => kash(random, width * (0.03 + index * 0.24), at(0.07), height * 0.12))
      : '',
    nearestLast(games[game]()),
    light === 'monsoon' ? rain(canvas) : '',
    light === 'monsoon'
      ? ''
      : polygon(
          [
            [0, height],
            [0, height * 0.95],
            [width * 0.3, height],
          ],
          shade(palette.leaf, 0.3),
          'opacity=".25"',
        ),
  ].join('');
}
