import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast } from '../blocks/crowd.ts';
import { border, bough } from '../blocks/foreground.ts';
import { land, tufts } from '../blocks/ground.ts';
import { drawHut } from '../blocks/hut.ts';
import { isVintage } from '../blocks/light.ts';
import { palash } from '../blocks/palash.ts';
import { bamboo, banana, coconutPalm, talPalm } from '../blocks/palms.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ellipse, rect, stroke, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import { duck, lotus, water } from '../blocks/waterside.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawPond(canvas: Canvas, { moment, light, view }: SceneOf<'pond'>): string {
  const { width, height, random } = canvas;
  const horizon = height * (view === 'low' ? 0.36 : random.range(0.44, 0.52));
  const bank = horizon + height * 0.06;
  const near = height * (view === 'low' ? 0.96 : 0.84);
  const dress = isVintage(light) ? 'plain' : dressFor(light);
  const left = random.chance(0.5);
  const palms = Array.from({ length: 5 }, (_, index) =>
    random.pick([coconutPalm, talPalm, coconutPalm])(
      random,
      width * (0.08 + index * 0.2 + random.range(-0.05, 0.05)),
      bank,
      height * random.range(0.28, 0.46),
    ),
  );
  const reflections = times(7, () => {
    const x = random.range(0.05, 0.95) * width;
    return rect(
      x,
      bank + 10,
      random.range(8, 22),
      height * random.range(0.08, 0.22),
      shade(palette.leaf, 0.2),
      'opacity=".22"',
    );
  });
  const life =
    moment === 'ducks'
      ? times(7, (index) =>
          duck(
            width * (0.24 + ((index * 0.31) % 0.6)),
            bank + (near - bank) * (0.24 + (index % 4) * 0.17),
            height * (0.022 + (index % 4) * 0.008),
            index % 3 ? 1 : -1,
          ),
        )
      : times(view === 'low' ? 9 : 13, () => {
          const share = random.next();
          return ellipse(
            random.range(0, width),
            bank + (near - bank) * share,
            16 + share * 60,
            6 + share * 16,
            random.pick([palette.leaf, '#5C8A4C']),
          );
        }) +
        times(view === 'low' ? 6 : 8, (index) => {
          const share = 0.2 + ((index * 0.37) % 0.75);
          return lotus(
            width * (0.1 + ((index * 0.29) % 0.85)),
            bank + (near - bank) * share,
            height * (0.02 + share * (view === 'low' ? 0.07 : 0.04)),
          );
        });
  const watchY = near + height * 0.06;
  const people = [0.12, 0.24].map((share, index) =>
    child(random, dress, {
      x: width * (left ? share : 1 - share),
      y: watchY + index * 20,
      height: height * 0.33,
      pose: left
        ? random.pick(['pointUp', 'crouch', 'relaxed'])
        : flip(poses[random.pick(['point', 'kneel', 'relaxed'] as const)]),
      mood: 'smile',
    }),
  );
  return [
    drawSky(canvas, horizon),
    treeLine(random, -20, width + 20, horizon + 12, height * 0.14, '#6E9A6B'),
    land(canvas, horizon, bank + 20, palette.lightLeaf, 6),
    random.chance(0.5) || isVintage(light)
      ? drawHut(width * (left ? 0.6 : 0.1), bank, width * 0.26, height * 0.2)
      : bamboo(random, width * (left ? 0.7 : 0.3), bank, height * 0.36),
    palms.join(''),
    light === 'morning'
      ? palash(random, width * (left ? 0.84 : 0.16), bank + 8, height * 0.42)
      : banana(random, width * (left ? 0.92 : 0.08), bank + 6, height * 0.2),
    water(canvas, bank, near + 30, light === 'monsoon' ? '#86A7A5' : palette.water),
    reflections,
    stroke(`M0 ${bank}H${width}`, shade(palette.lightLeaf, 0.3), 7),
    life,
    land(canvas, near, height + 10, '#8FAE62', 16),
    tufts(canvas, near + 20, height, palette.deepLeaf, 40),
    random.chance(0.4) ? shadeTree(random, width * (left ? 0.96 : 0.04), height * 0.98, height * 0.8) : '',
    nearestLast(people),
    random.chance(0.6) ? bough(canvas, left ? 'right' : 'left', height * 0.34) : '',
    border(canvas, left ? 0.5 : 0, left ? 1 : 0.5, height * 0.12),
    light === 'monsoon' ? rain(canvas, 0.8) : '',
  ].join('');
}
