import { medallion, vine } from '../blocks/alpona.ts';
import { alcove, books } from '../blocks/altar.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { marigold } from '../blocks/foreground.ts';
import { diya, dropGarland, fairyLights, garland, toran } from '../blocks/garlands.ts';
import { goddess } from '../blocks/goddess.ts';
import { lamplit } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { clayPot } from '../blocks/props.ts';
import { circle, ellipse, polygon, rect, round, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawPuja(canvas: Canvas, { moment, light, view }: SceneOf<'puja'>): string {
  const { width, height, random } = canvas;
  const night = light === 'night';
  const floorTop = height * (moment === 'idol' ? 0.7 : moment === 'books' ? 0.62 : 0.56);
  const altarX = width * (moment === 'anjali' ? random.pick([0.3, 0.5, 0.7]) : 0.5);
  const size = height * (moment === 'idol' ? 0.62 : moment === 'books' ? 0.54 : view === 'wide' ? 0.4 : 0.46);
  const altarY = moment === 'books' ? floorTop - height * 0.02 : floorTop + height * 0.02;
  const wall = random.pick(['#E9C48E', '#D9856A', '#EBD3A8', '#B7C4A0']);
  const shrine = [
    alcove(altarX, altarY - size * 0.1, size * 1.12, size * 1.12),
    rect(altarX - size * 0.8, altarY - size * 0.1, size * 1.6, size * 0.12, palette.deepTerracotta),
    rect(altarX - size * 0.92, altarY, size * 1.84, size * 0.12, palette.terracotta),
    vine(altarX - size * 0.76, altarY - size * 0.035, size * 1.52, size * 0.05),
    goddess(altarX, altarY - size * 0.1, size * 0.86),
    garland(
      [altarX - size * 0.56, altarY - size * 0.7],
      [altarX + size * 0.56, altarY - size * 0.7],
      -size * 0.42,
      size * 0.022,
    ),
    [-0.66, 0.66]
      .map(
        (side) =>
          clayPot(altarX + size * side, altarY - size * 0.1, size * 0.18) +
          times(
            5,
            (index) =>
              `<path transform="translate(${round(altarX + size * side)} ${round(altarY - size * 0.28)}) rotate(${index * 26 - 52})" d="M0 0q${round(size * 0.05)} ${round(-size * 0.1)} 0 ${round(-size * 0.2)}q${round(-size * 0.05)} ${round(size * 0.1)} 0 ${round(size * 0.2)}Z" fill="${palette.leaf}"/>`,
          ),
      )
      .join(''),
    books(altarX - size * 0.36, altarY + size * 0.01, size * 0.13),
    books(altarX + size * 0.36, altarY + size * 0.01, size * 0.13),
    [-0.16, 0, 0.16].map((dx) => diya(altarX + size * dx, altarY + size * 0.02, size * 0.035)).join(''),
  ].join('');
  const background = [
    rect(0, 0, width, floorTop, wall),
    times(9, (index) => rect((width / 9) * index, 0, width / 18, floorTop, tint(wall, 0.2), 'opacity=".6"')),
    rect(0, floorTop, width, height - floorTop, '#9C4A34'),
    rect(0, floorTop, width, 10, shade('#9C4A34', 0.3)),
  ].join('');
  const floorArt =
    moment === 'books'
      ? ''
      : medallion(
          altarX,
          floorTop + (height - floorTop) * 0.5,
          height * (moment === 'idol' ? 0.36 : 0.3),
          0.3,
        ) + vine(-20, height - height * 0.03, width + 40, height * 0.03);
  const strings =
    toran([-10, height * 0.03], [width + 10, height * 0.03], height * 0.02, height * 0.045) +
    times(8, (index) =>
      dropGarland(
        width * (0.04 + index * 0.131),
        height * 0.05,
        height * (index === 3 || index === 4 ? 0.02 : 0.1 + (index % 2) * 0.08),
        height * 0.0095,
      ),
    );
  const people: Standing[] = [];
  const kid = (x: number, share: number, tall: number, pose: keyof typeof poses, back = false) =>
    people.push(
      child(random, 'festive', {
        x: width * x,
        y: floorTop + (height - floorTop) * share,
        height: height * tall,
        pose,
        back,
        mood: random.pick(['closed', 'down', 'smile']),
      }),
    );
  if (moment === 'anjali') {
    for (const [share, tall, count] of view === 'wide'
      ? ([
          [0.36, 0.26, 7],
          [0.64, 0.31, 6],
          [0.98, 0.38, 6],
        ] as const)
      : ([
          [0.5, 0.36, 5],
          [0.98, 0.46, 4],
        ] as const)) {
      for (let index = 0; index < count; index++)
        kid(
          (index + 0.5 + random.range(-0.08, 0.08)) / count,
          share,
          tall,
          random.chance(0.86) ? 'pray' : 'offer',
          true,
        );
    }
  }
  if (moment === 'idol') {
    kid(0.1, 0.5, 0.36, 'sitPray');
    kid(0.9, 0.52, 0.36, 'sitPray');
    kid(0.22, 0.86, 0.4, night ? 'sitPray' : 'sitFloor');
    kid(0.79, 0.84, 0.4, 'sitPray');
  }
  if (moment === 'prasad') {
    const plate = (x: number, y: number, at: number) =>
      ellipse(x, y, at, at * 0.34, '#6C8F4A') +
      ellipse(x, y - at * 0.05, at * 0.84, at * 0.26, '#86A85C') +
      circle(x - at * 0.3, y - at * 0.14, at * 0.22, palette.lemon) +
      circle(x + at * 0.24, y - at * 0.12, at * 0.2, palette.paper) +
      circle(x, y, at * 0.16, palette.terracotta);
    for (const [share, tall, count] of [
      [0.45, 0.36, 5],
      [0.92, 0.48, 4],
    ] as const) {
      for (let index = 0; index < count; index++) {
        kid((index + 0.5) / count, share, tall, random.pick(['sitFloor', 'sitClap', 'sitRaise']));
        people.push({
          y: floorTop + (height - floorTop) * share + 4,
          svg: plate(
            (width * (index + 0.5)) / count,
            floorTop + (height - floorTop) * share + height * 0.03,
            height * 0.04,
          ),
        });
      }
    }
    people.push(
      child(random, 'festive', {
        x: width * 0.5,
        y: floorTop + (height - floorTop) * 0.62,
        height: height * 0.42,
        pose: flip(poses.offer),
      }),
    );
  }
  const still =
    moment === 'books'
      ? polygon(
          [
            [-10, height * 0.74],
            [width + 10, height * 0.74],
            [width + 10, height + 10],
            [-10, height + 10],
          ],
          palette.deepTerracotta,
        ) +
        vine(-10, height * 0.78, width + 20, height * 0.03) +
        [0.16, 0.4, 0.66, 0.88]
          .map((share, index) => books(width * share, height * (0.93 + (index % 2) * 0.03), height * 0.1))
          .join('') +
        times(26, () =>
          marigold(
            random.range(0, width),
            random.range(height * 0.84, height),
            random.range(12, 24),
            random.pick([palette.marigold, '#DD7A28', palette.paper]),
          ),
        )
      : '';
  const glow = night ? lamplit(shrine) : shrine;
  return [
    background,
    strings,
    night ? fairyLights([-10, height * 0.1], [width + 10, height * 0.1], 60) : '',
    night ? lamplit(circle(altarX, altarY - size * 0.45, size * 0.95, '#F4B860', 'opacity=".16"')) : '',
    glow,
    floorArt,
    nearestLast(people),
    still,
  ].join('');
}
