import type { Canvas } from '../blocks/canvas.ts';
import { drawPerson, someAdult, someChild } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { drawHead } from '../blocks/head.ts';
import { isDark, lamplit } from '../blocks/light.ts';
import { book, flowerPot } from '../blocks/props.ts';
import { gardenWindow, wallChart } from '../blocks/room.ts';
import { faces } from '../blocks/screenFaces.ts';
import { circle, ellipse, lettering, polygon, rect, round, times } from '../blocks/shapes.ts';
import { builds } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawOnline(canvas: Canvas, { moment, light }: SceneOf<'online'>): string {
  const { width, height, random } = canvas;
  const wall = random.pick(['#D9B98C', '#C4D0BC', '#E3C7A6']);
  const deskY = height * 0.74;
  const desk =
    rect(0, deskY, width, height - deskY, palette.wood) +
    rect(0, deskY, width, 14, tint(palette.wood, 0.3)) +
    times(3, (index) => rect(0, deskY + height * (0.06 + index * 0.08), width, 4, shade(palette.wood, 0.2)));
  if (moment === 'grid') {
    const x = width * 0.11;
    const y = height * 0.07;
    const screen =
      rect(x - 26, y - 26, width * 0.78 + 52, height * 0.6 + 52, '#2B2A33', 'rx="20"') +
      lamplit(rect(x, y, width * 0.78, height * 0.6, '#22304A')) +
      lamplit(faces(canvas, x + 8, y + 8, width * 0.78 - 16, height * 0.6 - 16, 4, 3));
    return [
      rect(0, 0, width, height, wall),
      desk,
      polygon(
        [
          [x - 60, height * 0.86],
          [x + width * 0.78 + 60, height * 0.86],
          [x + width * 0.78 + 30, height * 0.7],
          [x - 30, height * 0.7],
        ],
        '#3A3944',
      ),
      times(4, (row) =>
        rect(
          x + 40 + row * 4,
          height * (0.73 + row * 0.027),
          width * 0.78 - 80 - row * 8,
          height * 0.018,
          '#5B5A66',
        ),
      ),
      screen,
      drawPerson(someChild(random, 'plain'), {
        x: width * 0.5,
        y: height * 1.56,
        height: height * 0.86,
        pose: 'wave',
        back: true,
      }).svg,
      flowerPot(width * 0.05, height * 0.9, height * 0.1, palette.marigold, random),
      book(width * 0.92, height * 0.9, height * 0.06, palette.terracotta),
    ].join('');
  }
  const night = isDark(light);
  const person = someChild(random, random.chance(0.5) ? 'uniform' : 'plain');
  const phone = moment === 'phone';
  const childX = width * (phone ? 0.34 : 0.36);
  const figure = drawPerson(person, {
    x: childX,
    y: height * (phone ? 1.16 : 1.2),
    height: height * 0.9,
    pose: {
      armL: [-26, 46],
      armR: [30, phone ? 60 : 74],
      legL: [-4, -2],
      legR: [4, 2],
      turn: 0.7,
      tilt: 8,
      lean: 4,
    },
    mood: random.pick(['smile', 'down', 'closed']),
  }).svg;
  const sx = width * (phone ? 0.68 : 0.72);
  const device = phone
    ? ellipse(sx, deskY + 60, 90, 20, '#2B1D4A', 'opacity=".25"') +
      rect(sx - 56, deskY - 70, 120, 120, '#C9CCD0', 'rx="8"') +
      rect(sx - 56, deskY - 50, 120, 60, palette.terracotta) +
      lettering('মুড়ি', sx + 4, deskY - 8, 36, palette.paper) +
      polygon(
        [
          [sx - 130, deskY - 180],
          [sx - 10, deskY - 200],
          [sx + 20, deskY + 40],
          [sx - 100, deskY + 60],
        ],
        '#2B2A33',
      ) +
      lamplit(
        polygon(
          [
            [sx - 118, deskY - 164],
            [sx - 20, deskY - 182],
            [sx + 6, deskY + 22],
            [sx - 92, deskY + 42],
          ],
          '#E9C9A0',
        ) +
          `<g transform="translate(${round(sx - 56)} ${round(deskY - 76)}) rotate(-8) scale(4)">${drawHead(0, 0, builds.adult, someAdult(random, true).look, { turn: -0.2, tilt: 0, back: false, detail: 'full' })}</g>`,
      )
    : polygon(
        [
          [sx - 180, deskY + 60],
          [sx + 170, deskY + 40],
          [sx + 210, deskY + 96],
          [sx - 150, deskY + 120],
        ],
        '#4B4A55',
      ) +
      polygon(
        [
          [sx - 180, deskY + 60],
          [sx - 130, deskY - 220],
          [sx + 210, deskY - 240],
          [sx + 170, deskY + 42],
        ],
        '#2B2A33',
      ) +
      lamplit(
        polygon(
          [
            [sx - 158, deskY + 44],
            [sx - 114, deskY - 202],
            [sx + 188, deskY - 220],
            [sx + 152, deskY + 28],
          ],
          '#BFDDE3',
        ) +
          `<g transform="translate(${round(sx - 116)} ${round(deskY - 200)}) skewX(-9) rotate(-3)">${faces(canvas, 0, 0, 296, 232, 2, 2)}</g>`,
      );
  const lamp = night
    ? lamplit(
        circle(width * 0.92, height * 0.36, height * 0.4, '#F4B860', 'opacity=".16"') +
          circle(width * 0.92, height * 0.36, height * 0.2, '#F9D98A', 'opacity=".2"') +
          polygon(
            [
              [width * 0.87, height * 0.4],
              [width * 0.89, height * 0.28],
              [width * 0.95, height * 0.28],
              [width * 0.97, height * 0.4],
            ],
            '#E9A227',
          ),
      ) + rect(width * 0.917, height * 0.4, 10, deskY - height * 0.38, palette.darkWood)
    : '';
  return [
    rect(0, 0, width, height, wall),
    rect(0, height * 0.66, width, height * 0.1, shade(wall, 0.12)),
    gardenWindow(canvas, width * 0.52, height * 0.08, height * 0.4, height * 0.44, 'pane'),
    wallChart(width * 0.08, height * 0.1, height * 0.17, height * 0.23, random.int(0, 3)),
    lamp,
    night ? lamplit(figure) : figure,
    desk,
    device,
    book(width * 0.42, deskY + height * 0.1, height * 0.075, palette.indigo),
    rect(width * 0.14, deskY + height * 0.1, 130, 12, palette.marigold),
    flowerPot(width * 0.94, deskY + height * 0.12, height * 0.1, palette.rose, random),
  ].join('');
}
