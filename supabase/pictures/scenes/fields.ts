import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { land } from '../blocks/ground.ts';
import { drawHut } from '../blocks/hut.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { ellipse, path, polygon, round, stroke, times } from '../blocks/shapes.ts';
import { drawSky, rain } from '../blocks/sky.ts';
import { treeLine } from '../blocks/trees.ts';
import { water } from '../blocks/waterside.ts';
import type { SceneOf } from './sceneSpec.ts';

const sheaf = (x: number, y: number, s: number) =>
  path(
    `M${round(x - s * 0.12)} ${round(y - s * 0.42)}Q${round(x - s * 0.5)} ${round(y - s * 0.2)} ${round(x - s * 0.36)} ${round(y)}H${round(x + s * 0.36)}Q${round(x + s * 0.5)} ${round(y - s * 0.2)} ${round(x + s * 0.12)} ${round(y - s * 0.42)}Q${round(x + s * 0.46)} ${round(y - s * 0.7)} ${round(x + s * 0.34)} ${round(y - s)}Q${round(x)} ${round(y - s * 1.12)} ${round(x - s * 0.34)} ${round(y - s)}Q${round(x - s * 0.46)} ${round(y - s * 0.7)} ${round(x - s * 0.12)} ${round(y - s * 0.42)}Z`,
    '#D9A441',
  ) +
  stroke(
    `M${round(x - s * 0.2)} ${round(y - s * 0.95)}L${round(x - s * 0.02)} ${round(y - s * 0.45)}L${round(x - s * 0.2)} ${round(y - s * 0.06)}M${round(x + s * 0.16)} ${round(y - s)}L${round(x + s * 0.03)} ${round(y - s * 0.45)}L${round(x + s * 0.18)} ${round(y - s * 0.06)}`,
    '#B07B2C',
    s * 0.03,
  ) +
  stroke(`M${round(x - s * 0.13)} ${round(y - s * 0.42)}h${round(s * 0.26)}`, palette.terracotta, s * 0.07);

function stalks(
  canvas: Canvas,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  tall: number,
  head?: string,
): string {
  const { width, random } = canvas;
  const spots = Array.from({ length: count }, () => {
    const near = random.next() ** 0.8;
    return { x: random.range(-20, width + 20), y: top + (bottom - top) * near, size: tall * (0.25 + near) };
  });
  return (
    stroke(
      spots
        .map(({ x, y, size }) => `M${round(x)} ${round(y)}l${round(size * 0.12)} ${round(-size)}`)
        .join(''),
      colour,
      3,
    ) +
    (head
      ? stroke(
          spots.map(({ x, y, size }) => `M${round(x + size * 0.12)} ${round(y - size)}h.1`).join(''),
          head,
          tall * 0.26,
        )
      : stroke(
          spots
            .map(
              ({ x, y, size }) =>
                `M${round(x)} ${round(y)}l${round(-size * 0.24)} ${round(-size * 0.8)}M${round(x)} ${round(y)}l${round(size * 0.36)} ${round(-size * 0.7)}`,
            )
            .join(''),
          tint(colour, 0.2),
          3,
        ))
  );
}

export function drawFields(canvas: Canvas, { crop, light, view }: SceneOf<'fields'>): string {
  const { width, height, random } = canvas;
  const horizon = height * (view === 'low' ? 0.58 : random.range(0.38, 0.46));
  const colours = {
    paddy: ['#8FB95A', '#A7C96C', '#7EAA50'],
    mustard: ['#E3BE3E', '#EBCB55', '#C9B246'],
    harvest: ['#DDAF58', '#E8C176', '#CF9C48'],
  }[crop];
  const strip = (index: number) => {
    const y = horizon + (index / 6) ** 1.7 * (height - horizon);
    return (
      land(canvas, y, height + 10, colours[index % 3] ?? '#8FB95A', 5 + index * 2) +
      stroke(
        `M-10 ${round(y + 4)}Q${round(width * 0.5)} ${round(y + random.range(-8, 14))} ${width + 10} ${round(y + 2)}`,
        shade(colours[index % 3] ?? '#8FB95A', 0.22),
        3 + index,
      )
    );
  };
  const pathX = width * random.range(0.4, 0.62);
  const track = polygon(
    [
      [pathX - 8, horizon + 4],
      [pathX + 10, horizon + 4],
      [pathX + width * 0.22, height + 10],
      [pathX - width * 0.12, height + 10],
    ],
    '#D8B480',
  );
  const people: Standing[] = [];
  const walkerSize = (y: number) => (y - horizon) * (view === 'low' ? 0.86 : 0.62);
  if (crop === 'paddy') {
    for (const [index, share] of [0.16, 0.34, 0.56, 0.76].entries()) {
      const y = height * (0.72 + (index % 2) * 0.1);
      people.push(
        adult(random, {
          x: width * share,
          y,
          height: walkerSize(y) * 1.3,
          pose: {
            armL: [16, 8],
            armR: [30, 14],
            legL: [-6, -4],
            legR: [8, 2],
            lean: 66,
            tilt: 10,
            turn: 0.5,
          },
          girl: true,
          cast: 0.1,
        }),
      );
    }
    people.push(
      child(random, dressFor(light), {
        x: width * 0.92,
        y: height * 0.64,
        height: walkerSize(height * 0.64),
        pose: 'wave',
      }),
    );
  } else {
    for (const share of [0.3, 0.55, 0.92]) {
      const y = horizon + (height - horizon) * share;
      people.push(
        child(random, dressFor(light), {
          x: pathX + width * 0.06 * share + random.range(-20, 20),
          y,
          height: walkerSize(y),
          pose: random.pick(['walk', 'run', 'walkBag', 'cheer']),
          back: share < 0.5 && random.chance(0.5),
        }),
      );
    }
  }
  const ricks =
    crop === 'harvest'
      ? times(9, (index) => {
          const y = horizon + (height - horizon) * (0.2 + ((index * 0.19) % 0.7));
          const x = width * ((index * 0.173 + 0.05) % 1);
          return Math.abs(x - pathX) < width * 0.14
            ? ''
            : ellipse(x + 20, y, walkerSize(y) * 0.5, walkerSize(y) * 0.09, '#2B1D4A', 'opacity=".2"') +
                sheaf(x, y, walkerSize(y) * 0.72);
        })
      : '';
  return [
    drawSky(canvas, horizon),
    treeLine(random, -20, width + 20, horizon + 6, height * 0.12, '#5F8F5E'),
    [0.08, 0.22, 0.74, 0.86, 0.95]
      .map((share) =>
        random.pick([talPalm, coconutPalm, talPalm])(
          random,
          width * (share + random.range(-0.04, 0.04)),
          horizon + 8,
          height * random.range(0.2, 0.36),
        ),
      )
      .join(''),
    drawHut(width * (pathX > width / 2 ? 0.2 : 0.66), horizon + 16, width * 0.2, height * 0.15),
    times(6, strip),
    crop === 'paddy'
      ? water({ ...canvas }, height * 0.6, height * 0.9, '#9DBFB8') +
        land(canvas, height * 0.88, height + 10, '#7EAA50', 10)
      : track,
    crop === 'paddy'
      ? stalks(canvas, height * 0.62, height, '#4F8F3F', 150, 44)
      : crop === 'mustard'
        ? stalks(canvas, horizon + 40, height, '#6F8B3F', 220, 46, '#F2CF3F')
        : stalks(canvas, horizon + 40, height, '#B98A34', 90, 26),
    ricks,
    nearestLast(people),
    crop === 'mustard' ? stalks(canvas, height * 0.94, height + 50, '#5E7E38', 60, 90, '#F6D84E') : '',
    light === 'monsoon' ? rain(canvas, 0.7) : '',
  ].join('');
}
