import type { Canvas } from '../blocks/canvas.ts';
import { type Dress, dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { border, bough } from '../blocks/foreground.ts';
import { compoundWall } from '../blocks/gateway.ts';
import { furrows, lawn, puddle } from '../blocks/ground.ts';
import { drawHut } from '../blocks/hut.ts';
import { isVintage } from '../blocks/light.ts';
import { banana, coconutPalm, talPalm } from '../blocks/palms.ts';
import { umbrella } from '../blocks/props.ts';
import { path, round, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import { bicycle, cycleRickshaw } from '../blocks/vehicles.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawLane(canvas: Canvas, { moment, light }: SceneOf<'lane'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light);
  const dress: Dress = old ? 'plain' : light === 'evening' && moment === 'walk' ? 'yoga' : dressFor(light);
  const horizon = height * random.range(0.42, 0.5);
  const vx = width * random.range(0.42, 0.62);
  const bend = random.range(-0.14, 0.14) * width;
  const road = path(
    `M${round(vx - 14)} ${round(horizon)}Q${round(vx + bend - 60)} ${round(horizon + height * 0.14)} ${round(width * 0.12)} ${height + 10}H${round(width * 0.94)}Q${round(vx + bend + 110)} ${round(horizon + height * 0.14)} ${round(vx + 16)} ${round(horizon)}Z`,
    old ? '#DDBB8A' : '#D9B98C',
  );
  const avenue = [0.06, 0.14, 0.26, 0.44, 0.72].map((near) => {
    const y = horizon + (height - horizon) * near * 0.9;
    const tall = height * (0.2 + near * 0.62);
    const reach = width * (0.06 + near * 0.5);
    return (
      random.pick([coconutPalm, talPalm])(random, vx - reach + bend * (1 - near) * 0.4, y, tall) +
      random.pick([coconutPalm, talPalm, coconutPalm])(
        random,
        vx + reach * 0.98 + bend * (1 - near) * 0.4,
        y + 6,
        tall * random.range(0.86, 1.04),
      )
    );
  });
  const size = (y: number) => (y - horizon) * 0.66;
  const people: Standing[] = [];
  if (moment === 'rickshaw') {
    const y = height * 0.88;
    people.push(
      { y, svg: cycleRickshaw(random, width * 0.4, y, height * 0.23, 'right', dress) },
      child(random, dress, { x: width * 0.84, y: height * 0.74, height: size(height * 0.74), pose: 'wave' }),
    );
  } else if (moment === 'bicycles') {
    people.push(
      { y: height * 0.86, svg: bicycle(random, width * 0.24, height * 0.86, height * 0.23, 'right', dress) },
      { y: height * 0.74, svg: bicycle(random, width * 0.58, height * 0.74, height * 0.17, 'right', dress) },
      { y: height * 0.95, svg: bicycle(random, width * 0.62, height * 0.95, height * 0.27, 'right', dress) },
      adult(random, { x: vx + 30, y: height * 0.6, height: size(height * 0.6) * 1.2, pose: 'walk' }),
    );
  } else {
    for (const [index, share] of [0.66, 0.76, 0.9, 0.93].entries()) {
      const y = height * share;
      const shelter = light === 'monsoon' && index % 2 === 0;
      people.push(
        child(random, dress, {
          x: width * ([0.5, 0.4, 0.56, 0.3][index] ?? 0.5),
          y,
          height: size(y),
          pose: shelter ? 'walk' : random.pick(['walk', 'walkBag', 'walk', 'run']),
          back: index < 2 && random.chance(0.6),
          ...(shelter ? { held: (joints) => umbrella(joints.handR, random, 34) } : {}),
        }),
      );
    }
    people.push(
      adult(random, { x: vx - 10, y: height * 0.58, height: size(height * 0.58) * 1.2, pose: 'walk' }),
    );
  }
  return [
    drawSky(canvas, horizon, { sunAt: [vx / width, 0.7] }),
    treeLine(random, -20, width + 20, horizon + 8, height * 0.13, '#6E9A6B'),
    lawn(canvas, horizon, random.pick(['#93B463', '#A2B866', palette.lightLeaf])),
    drawHut(width * 0.02, horizon + height * 0.1, width * 0.24, height * 0.17),
    moment === 'rickshaw' && !old
      ? compoundWall(width * 0.62, width + 10, horizon + height * 0.16, height * 0.13)
      : banana(random, width * 0.9, horizon + height * 0.16, height * 0.24),
    road,
    furrows(canvas, horizon + 60, height, shade('#D9B98C', 0.18), 14),
    light === 'monsoon'
      ? times(5, () =>
          puddle(
            random.range(0.25, 0.75) * width,
            random.range(horizon + 140, height),
            random.range(140, 300),
          ),
        )
      : '',
    avenue.join(''),
    random.chance(0.5)
      ? shadeTree(random, width * (vx > width / 2 ? 0.02 : 0.99), height * 0.94, height * 0.76)
      : bough(canvas, vx > width / 2 ? 'left' : 'right', height * 0.34),
    nearestLast(people),
    border(canvas, 0, 0.16, height * 0.11),
    border(canvas, 0.88, 1, height * 0.1, palette.marigold),
    light === 'monsoon' ? rain(canvas) : '',
  ].join('');
}
