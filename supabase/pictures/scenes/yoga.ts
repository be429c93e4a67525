import { medallion } from '../blocks/alpona.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bough } from '../blocks/foreground.ts';
import { coconutPalm, talPalm } from '../blocks/palms.ts';
import { poses } from '../blocks/poses.ts';
import { flowerPot } from '../blocks/props.ts';
import { slabs } from '../blocks/room.ts';
import { drawSchool } from '../blocks/school.ts';
import { polygon, rect, round, times } from '../blocks/shapes.ts';
import { drawSky } from '../blocks/sky.ts';
import { treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

const mats = [palette.terracotta, palette.indigo, palette.leaf, palette.marigold, palette.brick];

function mat(x: number, y: number, size: number, fill: string): string {
  return (
    polygon(
      [
        [x - size * 0.62, y - size * 0.11],
        [x + size * 0.56, y - size * 0.11],
        [x + size * 0.72, y + size * 0.13],
        [x - size * 0.72, y + size * 0.13],
      ],
      fill,
    ) +
    polygon(
      [
        [x - size * 0.71, y + size * 0.1],
        [x + size * 0.71, y + size * 0.1],
        [x + size * 0.72, y + size * 0.13],
        [x - size * 0.72, y + size * 0.13],
      ],
      shade(fill, 0.3),
    )
  );
}

export function drawYoga(canvas: Canvas, { pose, light, view }: SceneOf<'yoga'>): string {
  const { width, height, random } = canvas;
  const hero = width / height > 1.5;
  const top = height * (view === 'low' ? 0.66 : view === 'wide' ? 0.5 : 0.56);
  const parapet = height * 0.1;
  const kid =
    height * (view === 'low' ? 0.52 : view === 'wide' ? 0.3 : 0.4) * (pose === 'meditate' ? 1.1 : 1);
  const floor = light === 'monsoon' ? '#B9A88E' : random.pick(['#E2B98A', '#D9A377', '#E6CFA4']);
  const rows = view === 'low' ? [0.55, 0.93] : [0.2, 0.5, 0.9];
  const people: Standing[] = rows.flatMap((share, row) => {
    const y = top + (height - top) * share;
    const tall = kid * (0.62 + share * 0.5);
    const gap = tall * (pose === 'warrior' || pose === 'triangle' ? 1.35 : 1.05);
    const from = hero ? width * (0.45 + row * 0.035) : tall * 0.55 + (row % 2) * gap * 0.35;
    const count = Math.floor((width - from - tall * 0.2) / gap) + 1;
    return Array.from({ length: count }, (_, index) => {
      const x = from + gap * index;
      const some = child(random, random.chance(0.75) ? 'yoga' : 'sport', {
        x,
        y,
        height: tall,
        pose: pose === 'meditate' ? 'sitMeditate' : random.chance(0.1) ? 'relaxed' : poses[pose],
        mood: random.pick(['closed', 'down', 'closed', 'smile']),
      });
      return {
        y,
        svg: mat(x, y, tall * 0.6, mats[(index + row * 2) % mats.length] ?? palette.leaf) + some.svg,
      };
    });
  });
  const guideY = top + (height - top) * 0.22;
  const guideX = width * (hero ? 0.34 : 0.5);
  if (hero || view === 'wide')
    people.push(
      adult(random, {
        x: guideX,
        y: guideY,
        height: kid * 1.05,
        pose: pose === 'meditate' ? 'relaxed' : poses[pose],
        girl: false,
      }),
    );
  return [
    drawSky(canvas, top, { sunAt: hero ? [0.62, 0.62] : [random.range(0.2, 0.8), 0.55] }),
    treeLine(random, -20, width + 20, top + 8, height * 0.16, '#7FA878'),
    treeLine(random, -20, width + 20, top + 16, height * 0.09, '#568A5C'),
    [0.05, 0.16, 0.3, 0.85, 0.95]
      .map((share) =>
        random.pick([coconutPalm, talPalm, coconutPalm])(
          random,
          width * (share + random.range(-0.03, 0.03)),
          top + 30,
          height * random.range(0.24, 0.42),
        ),
      )
      .join(''),
    random.chance(0.6) || hero
      ? drawSchool({
          x: width * 0.7,
          y: top + height * 0.2,
          width: width * 0.36,
          storey: height * 0.13,
          bays: 5,
          verandahs: [2],
          sideFace: 'left',
          tank: true,
        })
      : '',
    slabs(canvas, top, floor, 0.6),
    rect(0, top - parapet, width, parapet, palette.cream),
    rect(0, top - parapet, width, parapet * 0.16, palette.terracotta),
    rect(0, top - parapet * 0.12, width, parapet * 0.14, shade(palette.cream, 0.25)),
    times(Math.ceil(width / 62), (index) =>
      rect(
        index * 62 + 14,
        top - parapet * 0.72,
        34,
        parapet * 0.5,
        shade(palette.cream, 0.22),
        `rx="${round(16)}"`,
      ),
    ),
    times(3, (index) =>
      flowerPot(
        width * (hero ? 0.06 + index * 0.07 : random.range(0.04, 0.96)),
        top + height * 0.02,
        height * 0.06,
        index % 2 ? palette.marigold : palette.rose,
        random,
      ),
    ),
    hero
      ? `<g opacity=".4">${medallion(width * 0.17, top + (height - top) * 0.62, height * 0.34, 0.4, palette.paper, '#C97A52')}</g>`
      : '',
    nearestLast(people),
    view === 'wide' || hero ? bough(canvas, 'left', height * 0.3) : '',
  ].join('');
}
