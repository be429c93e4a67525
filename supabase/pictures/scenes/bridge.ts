import type { Canvas } from '../blocks/canvas.ts';
import { drawChild, dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { border, bough } from '../blocks/foreground.ts';
import { earth, puddle } from '../blocks/ground.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { flowerPot } from '../blocks/props.ts';
import { drawSchool } from '../blocks/school.ts';
import { times } from '../blocks/shapes.ts';
import { bush, hedge } from '../blocks/shrubs.ts';
import { cloud, drawSky, rain } from '../blocks/sky.ts';
import { drawBridge } from '../blocks/skyBridge.ts';
import { treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawSkyBridge(canvas: Canvas, { moment, light }: SceneOf<'bridge'>): string {
  const { width, height, random, view } = canvas;
  const wide = width / height > 1.5;
  const night = light === 'night';
  const base = height * (wide ? 0.86 : view === 'low' ? 0.92 : 0.8);
  const storey = height * (wide ? 0.222 : view === 'low' ? 0.235 : view === 'close' ? 0.19 : 0.165);
  const gapLeft = width * (wide ? 0.4 : random.range(0.27, 0.34));
  const gapRight = width * (wide ? 0.78 : random.range(0.66, 0.74));
  const depth = storey * 0.42;
  const floor = base - storey * 2;
  const dress = dressFor(light);
  const kid = storey * 0.46;

  const crossing =
    moment === 'moon'
      ? ''
      : times(6, (index) =>
          drawChild(random, dress, {
            x: gapLeft + depth + (gapRight - gapLeft - depth) * (0.1 + index * 0.16),
            y: floor,
            height: kid * random.range(1.25, 1.4),
            pose: random.pick(['wave', 'walk', 'cheer', 'relaxed', 'point']),
          }),
        );
  const below: Standing[] =
    moment === 'moon'
      ? []
      : Array.from({ length: view === 'low' ? 3 : 7 }, () => {
          const y = base + (height - base) * random.range(0.14, 0.75);
          return child(random, dress, {
            x: width * random.range(wide ? 0.46 : 0.12, 0.94),
            y,
            height: kid * (1.2 + ((y - base) / height) * 4),
            pose: random.pick(['walk', 'run', 'relaxed', 'wave', 'pointUp', 'clap']),
          });
        });

  return [
    drawSky(canvas, base - storey * 0.4, {
      sunAt: night ? [(gapLeft + gapRight) / 2 / width + 0.05, 0.24] : wide ? [0.3, 0.2] : [0.5, 0.3],
    }),
    wide
      ? cloud(width * 0.17, height * 0.13, 150, palette.white) +
        cloud(width * 0.6, height * 0.14, 190, palette.white) +
        cloud(width * 0.9, height * 0.09, 110, palette.white)
      : '',
    treeLine(random, gapLeft - 40, gapRight + 60, base - 6, storey * 0.9, shade('#6E9A6B', 0.1)),
    talPalm(random, gapLeft + (gapRight - gapLeft) * 0.62, base, storey * 1.75),
    coconutPalm(random, gapLeft + (gapRight - gapLeft) * 0.4, base, storey * 1.9),
    drawBridge({
      x: gapLeft + depth * 0.6,
      y: floor,
      width: gapRight - gapLeft - depth * 0.4,
      storey: storey * 0.92,
      lit: night,
      people: crossing,
    }),
    drawSchool({
      x: gapLeft - storey * 4.2,
      y: base,
      width: storey * 4.2,
      storey,
      bays: 4,
      verandahs: [0, 1],
      lit: night,
      sideFace: 'right',
    }),
    drawSchool({
      x: gapRight,
      y: base,
      width: storey * 4.6,
      storey,
      bays: 4,
      verandahs: [0, 2],
      lit: night,
      sideFace: 'left',
      wall: '#F0D9B4',
      trim: palette.brick,
      tank: false,
    }),
    earth(canvas, base - 3, light === 'monsoon' ? '#C9B48C' : palette.sand),
    times(6, (index) =>
      flowerPot(
        gapRight + storey * 0.5 * index + 20,
        base + 14,
        storey * 0.22,
        index % 2 ? palette.marigold : palette.terracotta,
        random,
      ),
    ),
    bush(random, gapLeft + depth + 30, base + 8, storey * 0.7),
    bush(random, gapRight - depth - 20, base + 8, storey * 0.5),
    light === 'monsoon'
      ? times(5, () =>
          puddle(random.range(0, width), random.range(base + 30, height), random.range(120, 300)),
        )
      : '',
    nearestLast(below),
    wide ? hedge(random, width * 0.18, height * 1.04, width * 0.5, height * 0.34, palette.rose) : '',
    bough(canvas, wide ? 'right' : random.pick(['left', 'right']), height * 0.26),
    wide ? '' : border(canvas, 0, 0.2, height * 0.11, night ? undefined : palette.marigold),
    moment === 'rain' || light === 'monsoon' ? rain(canvas) : '',
  ].join('');
}
