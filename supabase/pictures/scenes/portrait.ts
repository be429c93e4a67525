import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { drawHut } from '../blocks/hut.ts';
import { isVintage } from '../blocks/light.ts';
import { coconutPalm } from '../blocks/palms.ts';
import { drawSchool } from '../blocks/school.ts';
import { lettering, rect } from '../blocks/shapes.ts';
import { shadeTree } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

const settings = {
  hut: ({ width, height, random }: Canvas, base: number) =>
    coconutPalm(random, width * 0.9, base, height * 0.5) +
    drawHut(width * 0.1, base + 8, width * 0.8, height * 0.46),
  school: ({ width, height, random }: Canvas, base: number) =>
    drawSchool({
      x: width * random.range(-0.06, 0.04),
      y: base + 8,
      width: width * 1.06,
      storey: height * 0.25,
      storeys: 2,
      bays: 6,
      verandahs: [0, 1],
      sideFace: 'none',
      tank: false,
    }),
  tree: ({ width, height, random }: Canvas, base: number) =>
    shadeTree(random, width * 0.5, base + 20, height * 0.66),
};

export function drawPortrait(canvas: Canvas, { before, light, view }: SceneOf<'portrait'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light) && light !== 'faded';
  const { svg, base } = drawBackdrop(
    { ...canvas, view: 'close' },
    { place: 'grove', ground: before === 'tree' ? 'lawn' : 'earth' },
  );
  const dress = old ? 'plain' : dressFor(light);
  const scale = view === 'wide' ? 0.8 : 1;
  const rows: readonly (readonly [number, number, number, 'stand' | 'bench' | 'floor'])[] = [
    [0.74, 0.31 * scale, view === 'wide' ? 7 : 7, 'stand'],
    [0.815, 0.33 * scale, view === 'wide' ? 7 : 7, 'stand'],
    [0.9, 0.38 * scale, view === 'wide' ? 7 : 6, 'bench'],
    [0.965, 0.35 * scale, view === 'wide' ? 7 : 6, 'floor'],
  ];
  const span = width * (view === 'wide' ? 0.74 : 0.8);
  const people: Standing[] = rows.flatMap(([share, tall, count, kind]) => {
    const y = height * share;
    const gap = span / count;
    const middle = Math.floor(count / 2);
    const line = Array.from({ length: count }, (_, index): Standing => {
      const x = width / 2 + (index - (count - 1) / 2) * gap + random.range(-6, 6);
      if (kind === 'bench' && Math.abs(index - middle + 0.5) < 1)
        return adult(random, { x, y, height: height * tall * 1.16, pose: 'sitBench', cast: 0, mood: 'calm' });
      return child(random, dress, {
        x,
        y: y + random.range(-3, 3),
        height: height * tall * random.range(0.95, 1.05),
        pose:
          kind === 'floor'
            ? 'sitFloor'
            : kind === 'bench'
              ? 'sitBench'
              : random.pick(['attention', 'stand', 'armsBack']),
        bust: kind === 'stand',
        cast: kind === 'floor' ? 0.2 : 0,
        mood: random.pick(['calm', 'smile', 'calm', 'closed', 'laugh']),
      });
    });
    const bench =
      kind === 'bench'
        ? [
            {
              y: y - 4,
              svg:
                rect(width / 2 - span * 0.52, y - height * 0.1, span * 1.04, height * 0.03, palette.wood) +
                rect(width / 2 - span * 0.5, y - height * 0.07, 18, height * 0.08, palette.darkWood) +
                rect(width / 2 + span * 0.48, y - height * 0.07, 18, height * 0.08, palette.darkWood),
            },
          ]
        : [];
    return [...bench, ...line];
  });
  const board =
    rect(width * 0.41, height * 0.93, width * 0.18, height * 0.055, '#2C3138') +
    rect(
      width * 0.415,
      height * 0.936,
      width * 0.17,
      height * 0.043,
      'none',
      `stroke="${shade(palette.paper, 0.2)}" stroke-width="2"`,
    ) +
    lettering(
      before === 'tree' ? 'পঞ্চম শ্রেণি' : 'বিদ্যালয়',
      width * 0.5,
      height * 0.968,
      height * 0.028,
      palette.paper,
    );
  return svg + settings[before](canvas, base) + nearestLast(people) + board;
}
