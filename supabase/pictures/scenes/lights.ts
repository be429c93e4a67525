import { medallion } from '../blocks/alpona.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette } from '../blocks/colour.ts';
import { child, nearestLast } from '../blocks/crowd.ts';
import { diya, fairyLights } from '../blocks/garlands.ts';
import { earth } from '../blocks/ground.ts';
import { lamplit } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { drawSchool } from '../blocks/school.ts';
import { circle, rect, times } from '../blocks/shapes.ts';
import { drawSky } from '../blocks/sky.ts';
import { drawBridge } from '../blocks/skyBridge.ts';
import { treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawLights(canvas: Canvas, { moment }: SceneOf<'lights'>): string {
  const { width, height, random } = canvas;
  if (moment === 'school') {
    const base = height * 0.74;
    const storey = height * 0.145;
    const parapet = base - storey * 3.2;
    const crowd = Array.from({ length: 16 }, (_, index) =>
      child(random, 'festive', {
        x: width * ((index + random.range(0.1, 0.9)) / 16),
        y: base + (height - base) * random.range(0.3, 0.98),
        height: height * random.range(0.17, 0.24),
        pose: random.pick(['walk', 'relaxed', 'pointUp', 'wave', 'stand']),
        back: random.chance(0.4),
      }),
    );
    const drapes = (from: number, to: number) =>
      times(9, (index) =>
        fairyLights(
          [from + ((to - from) * index) / 8, parapet],
          [from + ((to - from) * index) / 8 + 14, base - storey * 0.3],
          0,
          5,
        ),
      );
    return [
      drawSky(canvas, base, { sunAt: [0.54, 0.16] }),
      treeLine(random, -20, width + 20, base, height * 0.2, '#6E9A6B'),
      drawBridge({
        x: width * 0.42,
        y: base - storey * 2,
        width: width * 0.2,
        storey: storey * 0.92,
        lit: true,
        people: '',
      }),
      drawSchool({
        x: -width * 0.08,
        y: base,
        width: width * 0.5,
        storey,
        bays: 5,
        verandahs: [0, 1],
        lit: true,
        sideFace: 'right',
      }),
      drawSchool({
        x: width * 0.62,
        y: base,
        width: width * 0.5,
        storey,
        bays: 5,
        verandahs: [0, 2],
        lit: true,
        sideFace: 'left',
        wall: '#F0D9B4',
        trim: palette.brick,
        tank: false,
      }),
      drapes(-10, width * 0.42),
      drapes(width * 0.62, width + 20),
      fairyLights([width * 0.4, parapet], [width * 0.64, parapet], 60),
      fairyLights([-10, parapet], [width * 0.42, parapet], 10),
      fairyLights([width * 0.62, parapet], [width + 10, parapet], 10),
      earth(canvas, base - 3),
      times(3, (index) =>
        fairyLights(
          [width * (0.05 + index * 0.3), base - height * 0.1],
          [width * (0.35 + index * 0.3), base - height * 0.1],
          40,
        ),
      ),
      nearestLast(crowd),
    ].join('');
  }
  const floor = height * 0.42;
  const lamps = times(38, (index) => {
    const row = Math.floor(index / 8);
    const y = floor + height * (0.08 + row * row * 0.028 + row * 0.03);
    return diya(width * (((index % 8) + 0.5 + (row % 2) * 0.4) / 8), y, height * (0.012 + row * 0.007));
  });
  const keepers = [
    child(random, 'festive', {
      x: width * 0.2,
      y: height * 0.84,
      height: height * 0.5,
      pose: 'crouch',
      girl: true,
      mood: 'closed',
    }),
    child(random, 'festive', {
      x: width * 0.82,
      y: height * 0.88,
      height: height * 0.54,
      pose: flip(poses.kneel),
      mood: 'smile',
    }),
  ];
  return [
    drawSky(canvas, floor, { sunAt: [0.8, 0.3] }),
    drawSchool({
      x: width * 0.1,
      y: floor + 10,
      width: width * 0.8,
      storey: height * 0.11,
      bays: 7,
      verandahs: [0, 1, 2],
      lit: true,
      sideFace: 'none',
      tank: false,
    }),
    fairyLights([-10, height * 0.05], [width + 10, height * 0.05], 60),
    rect(0, floor, width, height - floor, '#7E4A3A'),
    medallion(width * 0.5, height * 0.76, height * 0.4, 0.42),
    lamps,
    lamplit(
      circle(width * 0.2, height * 0.7, height * 0.26, '#F7B84A', 'opacity=".1"') +
        circle(width * 0.8, height * 0.72, height * 0.28, '#F7B84A', 'opacity=".1"'),
    ),
    lamplit(nearestLast(keepers)),
    [0.28, 0.36, 0.66, 0.72]
      .map((x, index) => diya(width * x, height * (0.88 + (index % 2) * 0.05), height * 0.034))
      .join(''),
  ].join('');
}
