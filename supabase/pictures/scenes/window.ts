import type { Canvas } from '../blocks/canvas.ts';
import { drawPerson, dressFor, someChild } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { windowBars } from '../blocks/foreground.ts';
import { land, lawn } from '../blocks/ground.ts';
import { banana, coconutPalm, talPalm } from '../blocks/palms.ts';
import { book, flowerPot } from '../blocks/props.ts';
import { drawSchool } from '../blocks/school.ts';
import { rect, stroke, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { shadeTree, treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawWindow(canvas: Canvas, { outside, light }: SceneOf<'window'>): string {
  const { width, height, random } = canvas;
  const horizon = height * 0.56;
  const views: Record<typeof outside, () => string> = {
    rain: () =>
      drawSchool({
        x: width * 0.46,
        y: horizon + 30,
        width: width * 0.6,
        storey: height * 0.13,
        bays: 5,
        verandahs: [0, 2],
        sideFace: 'left',
        lit: true,
      }) +
      shadeTree(random, width * 0.2, horizon + 80, height * 0.6) +
      lawn(canvas, horizon + 26),
    garden: () =>
      lawn(canvas, horizon) +
      shadeTree(random, width * 0.72, horizon + 90, height * 0.7) +
      banana(random, width * 0.24, horizon + 70, height * 0.4) +
      times(5, (index) =>
        flowerPot(
          width * (0.16 + index * 0.17),
          height * 0.82,
          height * 0.09,
          index % 2 ? palette.marigold : palette.rose,
          random,
        ),
      ),
    field: () =>
      times(7, (index) =>
        land(canvas, horizon + index * index * 11, height, index % 2 ? '#8DB35A' : '#A4C46B', 6),
      ) +
      coconutPalm(random, width * 0.7, horizon + 20, height * 0.42) +
      talPalm(random, width * 0.82, horizon + 16, height * 0.34) +
      stroke(
        times(60, () => {
          const y = horizon + 30 + random.next() * (height - horizon);
          return `M${Math.round(random.range(0, width))} ${Math.round(y)}l-4 -14m4 14l5 -13`;
        }),
        palette.leaf,
        3,
      ),
    moon: () => lawn(canvas, horizon) + coconutPalm(random, width * 0.7, horizon + 40, height * 0.5),
  };
  const children = [0.3, 0.56].map((share, index) => {
    const person = someChild(random, dressFor(light));
    return drawPerson(person, {
      x: width * (share + random.range(-0.03, 0.03)),
      y: height * (1.42 + index * 0.04),
      height: height * (0.96 - index * 0.06),
      pose: index ? 'relaxed' : 'armsBack',
      back: true,
    }).svg;
  });
  const plaster = shade(palette.cream, 0.42);
  return [
    drawSky(canvas, horizon),
    treeLine(random, -20, width + 20, horizon + 10, height * 0.16, '#6E9A6B'),
    views[outside](),
    light === 'monsoon' ? rain(canvas, 1.4) : '',
    windowBars(canvas, plaster, random),
    rect(0, height * 0.86, width, height * 0.14, shade(palette.wood, 0.15)),
    rect(0, height * 0.86, width, 12, palette.sand),
    book(width * 0.84, height * 0.88, height * 0.06, palette.terracotta),
    children.join(''),
  ].join('');
}
