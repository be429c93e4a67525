import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { type Dress, drawPerson, someChild } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast } from '../blocks/crowd.ts';
import { shadow } from '../blocks/ground.ts';
import { isVintage } from '../blocks/light.ts';
import { house } from '../blocks/outfits.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ellipse, round, stroke, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawTug(canvas: Canvas, { crowd, light }: SceneOf<'tug'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: old ? 'grove' : random.pick(['grove', 'school', 'wings']),
    ground: random.pick(['earth', 'lawn']),
  });
  const y = base + (height - base) * 0.72;
  const tall = camera.size(y, 1.25) * 1.1;
  const ropeY = y - tall * 0.47;
  const middle = width * random.range(0.46, 0.54);
  const teams = random.shuffle([palette.terracotta, palette.marigold, palette.leaf, palette.indigo]);
  const perSide = Math.max(2, Math.min(4, Math.floor((width * 0.42) / (tall * 0.5))));
  const team = (side: 1 | -1, colour: string) =>
    times(perSide, (index) => {
      const x = middle + side * (tall * 0.55 + (perSide - 1 - index) * tall * 0.5);
      const dress: Dress = old ? 'plain' : 'sport';
      const person = someChild(random, dress);
      const dressed = old ? person : { ...person, outfit: house(colour) };
      const pose = side === 1 ? flip(poses.pullBack) : poses.pullBack;
      const shift = side === 1 ? tall * 0.12 : -tall * 0.12;
      return (
        shadow(x, y + 4, tall * 0.5) +
        drawPerson(dressed, {
          x: x + shift,
          y: y + random.range(-6, 10),
          height: tall * random.range(0.95, 1.04),
          pose: side === 1 ? pose : pose,
          mood: random.pick(['calm', 'laugh', 'closed']),
        }).svg
      );
    });
  const rope = (width_: number, colour: string, dash = '') =>
    stroke(
      `M${round(middle - tall * 3)} ${round(ropeY + tall * 0.2)}Q${round(middle - tall * 2.2)} ${round(ropeY)} ${round(middle - tall * 0.4)} ${round(ropeY - tall * 0.02)}H${round(middle + tall * 0.4)}Q${round(middle + tall * 2.2)} ${round(ropeY)} ${round(middle + tall * 3)} ${round(ropeY + tall * 0.2)}`,
      colour,
      width_,
      dash,
    );
  const watchers = crowd
    ? Array.from({ length: 12 }, (_, index) => {
        const wy = base + (height - base) * random.range(0.16, 0.3);
        return child(random, old ? 'plain' : 'uniform', {
          x: width * ((index + random.range(0.2, 0.8)) / 12),
          y: wy,
          height: camera.size(wy, 1.2),
          pose: random.pick(['cheer', 'clap', 'wave', 'jump', 'hips']),
        });
      })
    : [
        adult(random, {
          x: middle,
          y: base + (height - base) * 0.36,
          height: camera.size(base + (height - base) * 0.36, 1.6),
          pose: 'cheer',
        }),
      ];
  const dust = times(10, () =>
    ellipse(
      middle + random.range(-0.42, 0.42) * width,
      y + random.range(-4, 14),
      random.range(20, 60),
      random.range(6, 14),
      palette.paper,
      'opacity=".45"',
    ),
  );
  return [
    svg,
    nearestLast(watchers),
    stroke(
      `M${round(middle)} ${round(base + (height - base) * 0.4)}L${round(middle)} ${round(height)}`,
      palette.white,
      8,
      'opacity=".8"',
    ),
    rope(tall * 0.045, '#8A6238'),
    team(-1, teams[0] ?? palette.terracotta),
    team(1, teams[1] ?? palette.indigo),
    rope(tall * 0.035, '#C49A5C', `stroke-dasharray="${round(tall * 0.06)} ${round(tall * 0.02)}"`),
    stroke(
      `M${round(middle)} ${round(ropeY - tall * 0.02)}v${round(tall * 0.2)}`,
      palette.terracotta,
      tall * 0.05,
    ),
    dust,
  ].join('');
}
