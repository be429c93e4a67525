import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { border, bough } from '../blocks/foreground.ts';
import { bunting, fairyLights } from '../blocks/garlands.ts';
import { compoundWall, drawGateway } from '../blocks/gateway.ts';
import { dapple, earth, puddle } from '../blocks/ground.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { umbrella } from '../blocks/props.ts';
import { drawSchool } from '../blocks/school.ts';
import { polygon, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { krishnachura, shadeTree, treeLine } from '../blocks/trees.ts';
import { cycleRickshaw } from '../blocks/vehicles.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawGate(canvas: Canvas, { moment, light }: SceneOf<'gate'>): string {
  const { width, height, random, view } = canvas;
  const wide = width / height > 1.5;
  const near = view === 'close' ? 1.22 : 1;
  const horizon = height * 0.6;
  const base = height * 0.72;
  const gateX = width * (wide ? 0.6 : random.range(0.46, 0.6));
  const gateWidth = width * (wide ? 0.27 : 0.36) * near;
  const gateHeight = height * (wide ? 0.36 : 0.31) * near;
  const storey = height * 0.145;
  const dress = moment === 'festive' ? 'festive' : dressFor(light);
  const kid = height * 0.235 * near;
  const onGround = (y: number) => kid * (0.62 + ((y - base) / (height - base)) * 0.62);

  const walker = (x: number, y: number, toGate: boolean): Standing =>
    child(random, dress, {
      x,
      y,
      height: onGround(y),
      pose: random.pick(toGate ? ['walk', 'walkBag', 'stand', 'wave'] : ['walk', 'stand', 'relaxed']),
      ...(moment === 'rain' ? { pose: 'walk', held: (joints) => umbrella(joints.handR, random) } : {}),
    });

  const people: Standing[] = [];
  if (moment !== 'quiet') {
    const from = wide ? 0.4 : 0.12;
    const count = moment === 'rickshaw' ? 4 : 6;
    for (let index = 0; index < count; index++) {
      const y = base + (height - base) * random.range(0.1, moment === 'rickshaw' ? 0.5 : 0.82);
      people.push(
        walker(
          width * (from + ((0.94 - from) * (index + random.range(0.2, 0.8))) / count),
          y,
          moment !== 'homeward',
        ),
      );
    }
    people.push(
      adult(random, {
        x: gateX + gateWidth * 0.34,
        y: base + 22,
        height: onGround(base) * 1.42,
        pose: 'pray',
      }),
    );
    people.push(
      child(random, dress, {
        x: gateX + gateWidth * 0.06,
        y: base + 16,
        height: onGround(base) * 0.98,
        pose: 'pray',
        back: true,
      }),
    );
  }
  if (moment === 'rickshaw') {
    const y = height * 0.93;
    people.push({
      y,
      svg: cycleRickshaw(
        random,
        width * (wide ? 0.93 : 0.66),
        y,
        height * (wide ? 0.215 : 0.2),
        'left',
        dress,
      ),
    });
  }

  return [
    drawSky(canvas, horizon, { sunAt: wide ? [0.3, 0.45] : [0.16, 0.45] }),
    treeLine(random, -20, width * 0.6, base - height * 0.06, height * 0.16, shade('#6E9A6B', 0.05)),
    coconutPalm(random, width * 0.1, base, height * 0.6),
    coconutPalm(random, width * 0.2, base, height * 0.46),
    talPalm(random, width * 0.32, base, height * 0.4),
    drawSchool({
      x: width * (wide ? 0.42 : 0.3),
      y: base - height * 0.02,
      width: width * 0.74,
      storey,
      bays: 7,
      verandahs: [0, 2],
      lit: light === 'evening',
      sideFace: 'left',
      tank: true,
    }),
    moment === 'rain'
      ? shadeTree(random, width * 0.93, base, height * 0.5)
      : krishnachura(random, width * (wide ? 0.97 : 0.95), base, height * 0.52),
    compoundWall(-10, gateX - gateWidth / 2, base, height * 0.125 * near),
    compoundWall(gateX + gateWidth / 2, width + 10, base, height * 0.125 * near),
    earth(canvas, base - 4),
    polygon(
      [
        [gateX - gateWidth * 0.42, base - 2],
        [gateX + gateWidth * 0.42, base - 2],
        [gateX + gateWidth * 0.9, height + 10],
        [gateX - gateWidth * 1.3, height + 10],
      ],
      '#F0DAB0',
      'opacity=".55"',
    ),
    drawGateway({
      x: gateX,
      y: base + 6,
      width: gateWidth,
      height: gateHeight,
      open: moment !== 'quiet',
      festive: moment === 'festive',
      ...(moment === 'festive' ? { name: 'স্বাগতম' } : {}),
    }),
    moment === 'festive'
      ? bunting([-20, height * 0.3], [gateX - gateWidth / 2, base - gateHeight], 50) +
        bunting([gateX + gateWidth / 2, base - gateHeight], [width + 20, height * 0.32], 50)
      : '',
    moment === 'festive' && light === 'evening'
      ? fairyLights([-10, height * 0.2], [gateX, base - gateHeight * 1.3], 90) +
        fairyLights([gateX, base - gateHeight * 1.3], [width + 10, height * 0.22], 90)
      : '',
    light === 'monsoon'
      ? times(6, () =>
          puddle(random.range(0, width), random.range(base + 50, height), random.range(120, 330)),
        )
      : '',
    wide ? dapple(canvas, width * 0.12, height * 0.9, width * 0.5, height * 0.2) : '',
    nearestLast(people),
    bough(
      canvas,
      random.chance(0.5) || wide ? 'left' : 'right',
      height * 0.3,
      light === 'evening' ? palette.deepLeaf : palette.leaf,
    ),
    wide ? '' : border(canvas, 0, 0.24, height * 0.1, palette.marigold),
    light === 'monsoon' ? rain(canvas) : '',
  ].join('');
}
