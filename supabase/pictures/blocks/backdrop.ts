import { type Camera, type Canvas, cameraOf } from './canvas.ts';
import { palette, shade } from './colour.ts';
import { compoundWall } from './gateway.ts';
import { earth, land, lawn } from './ground.ts';
import { drawHut } from './hut.ts';
import { bamboo, banana, coconutPalm, talPalm } from './palms.ts';
import { drawSchool } from './school.ts';
import { drawSky, type SkyOptions } from './sky.ts';
import { drawBridge } from './skyBridge.ts';
import { krishnachura, shadeTree, treeLine } from './trees.ts';

export type Place = 'school' | 'wings' | 'wall' | 'grove' | 'village';

export interface Backdrop {
  svg: string;
  camera: Camera;
  /** Foot of whatever stands far away. */
  base: number;
}

interface BackdropOptions extends SkyOptions {
  place: Place;
  ground?: 'earth' | 'lawn';
}

function farOf({ height, view }: Canvas): number {
  if (view === 'wide') return height * 0.47;
  return height * (view === 'low' ? 0.765 : 0.535);
}

function farTrees({ random, width }: Canvas, base: number, metre: number): string {
  const plant = (x: number) => {
    const tall = metre * random.range(7, 11);
    const kinds = [
      () => coconutPalm(random, x, base, tall),
      () => talPalm(random, x, base, tall),
      () => shadeTree(random, x, base, tall * 0.85),
      () => banana(random, x, base, metre * 4),
      () => bamboo(random, x, base, metre * 8),
    ];
    return random.pick(kinds)();
  };
  return [0.04, 0.3, 0.62, 0.93].map((share) => plant(width * (share + random.range(-0.06, 0.06)))).join('');
}

/** Sky, what stands far off, and the ground, in one of five places. */
export function drawBackdrop(canvas: Canvas, { place, ground = 'earth', ...sky }: BackdropOptions): Backdrop {
  const { width, random, light } = canvas;
  const camera = cameraOf(canvas);
  const base = farOf(canvas);
  const metre = camera.size(base, 1);
  const storey = metre * 3.2;
  const lit = light === 'night';
  const left = random.chance(0.5);
  const far = treeLine(random, -20, width + 20, base + 2, metre * 4.4, shade('#79A36F', 0.06));

  const places: Record<Place, () => string> = {
    school: () => {
      const span = storey * 5.4;
      const x = left ? -storey * random.range(0.2, 1) : width - span + storey * random.range(0.2, 1);
      const treeX = left ? width * random.range(0.8, 0.95) : width * random.range(0.05, 0.2);
      return (
        drawSchool({
          x,
          y: base,
          width: span,
          storey,
          bays: 6,
          verandahs: random.pick([[0], [0, 2], [0, 1, 2]]),
          lit,
          sideFace: left ? 'right' : 'left',
          tank: random.chance(0.6),
        }) + random.pick([shadeTree, krishnachura])(random, treeX, base + 6, storey * 2.7)
      );
    },
    wings: () => {
      const gap = storey * 2.2;
      const from = width * random.range(0.36, 0.46);
      return (
        coconutPalm(random, from + gap * 0.6, base, storey * 2.4) +
        drawBridge({
          x: from + storey * 0.3,
          y: base - storey * 2,
          width: gap,
          storey: storey * 0.92,
          lit,
          people: '',
        }) +
        drawSchool({
          x: from - storey * 5,
          y: base,
          width: storey * 5,
          storey,
          bays: 5,
          verandahs: [0],
          lit,
          sideFace: 'right',
        }) +
        drawSchool({
          x: from + gap,
          y: base,
          width: storey * 6,
          storey,
          bays: 6,
          verandahs: [0, 2],
          lit,
          sideFace: 'left',
          wall: '#F0D9B4',
          trim: palette.brick,
          tank: false,
        })
      );
    },
    wall: () =>
      farTrees(canvas, base, metre) +
      shadeTree(random, width * random.range(0.1, 0.9), base, metre * 8) +
      compoundWall(-10, width + 10, base + 4, metre * 1.9),
    grove: () =>
      farTrees(canvas, base, metre * 0.9) +
      shadeTree(random, width * (left ? 0.12 : 0.88), base + metre * 0.6, metre * 10) +
      shadeTree(random, width * (left ? 0.95 : 0.03), base + metre * 0.3, metre * 7.5, { leaf: '#4F8A4B' }),
    village: () =>
      farTrees(canvas, base, metre) +
      drawHut(width * (left ? 0.1 : 0.56), base + 6, metre * 9, metre * 5) +
      banana(random, width * (left ? 0.5 : 0.5), base + 6, metre * 4),
  };
  return {
    camera,
    base,
    svg: [
      drawSky(canvas, base, sky),
      far,
      places[place](),
      ground === 'earth'
        ? land(canvas, base - 3, base + 30, palette.lightLeaf, 4) + earth(canvas, base + 10)
        : lawn(canvas, base - 3),
    ].join(''),
  };
}
