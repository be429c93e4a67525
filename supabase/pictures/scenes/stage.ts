import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting, fairyLights, garland } from '../blocks/garlands.ts';
import { isVintage, lamplit } from '../blocks/light.ts';
import type { Painted, StageSet } from '../blocks/paintedCloth.ts';
import { ellipse, rect } from '../blocks/shapes.ts';
import { spotlights, stageBack, stageFront } from '../blocks/stageSet.ts';
import { performers } from './performers.ts';
import type { SceneOf } from './sceneSpec.ts';

/** Painted cloths that suit an act, so that a programme changes its scenery. */
const cloths: Record<SceneOf<'stage'>['act'], readonly Painted[]> = {
  dance: ['sun', 'alpona'],
  choir: ['palms', 'river'],
  drama: ['night', 'palms'],
  recital: ['alpona', 'river'],
  folk: ['sun', 'palms'],
  band: ['river', 'palms'],
  tableau: ['night', 'indigo'],
  prizes: ['indigo', 'river'],
};

function spectators({ width, height, random }: Canvas, from: number, near: number): Standing[] {
  const tall = height * near;
  const count = Math.ceil((width * (1 - from)) / (tall * 0.52)) + 1;
  return [0, 1].flatMap((row) =>
    Array.from({ length: count }, (_, index) => {
      const y = height * (row ? 1.2 : 1.1) + random.range(-8, 8);
      return child(random, random.chance(0.6) ? 'uniform' : 'festive', {
        x: width * from + tall * 0.52 * (index + (row % 2) * 0.5),
        y: y + tall * 0.3,
        height: tall * (row ? 1.16 : 1),
        pose: random.pick(['stand', 'stand', 'clap', 'cheer']),
        back: true,
        bust: true,
        cast: 0,
      });
    }),
  );
}

export function drawStage(canvas: Canvas, { act, light, view }: SceneOf<'stage'>): string {
  const { width, height, random } = canvas;
  const hero = width / height > 1.5;
  const vintage = isVintage(light);
  const night = light === 'night';
  const { svg } = drawBackdrop(
    { ...canvas, view: 'close' },
    {
      place: hero ? 'wings' : vintage ? 'village' : random.pick(['wings', 'school', 'grove']),
      sunAt: [hero ? 0.15 : 0.86, 0.22],
    },
  );
  const span = hero ? 0.56 : view === 'close' ? 1.1 : view === 'wide' ? 0.72 : 0.9;
  const stageWidth = width * span;
  const set: StageSet = {
    x: hero
      ? width * 0.41
      : (width - stageWidth) / 2 + (view === 'wide' ? random.range(-0.08, 0.08) * width : 0),
    y: height * (hero ? 0.8 : view === 'close' ? 0.9 : view === 'wide' ? 0.72 : 0.78),
    width: stageWidth,
    height: height * (hero ? 0.6 : view === 'close' ? 0.78 : view === 'wide' ? 0.46 : 0.6),
    curtain: hero
      ? palette.terracotta
      : random.pick([palette.terracotta, palette.indigo, palette.deepTerracotta, '#7A2E52', palette.leaf]),
    painted: hero ? 'indigo' : random.pick(cloths[act]),
    skirt: height * 0.11,
  };
  const tall = set.height * (hero ? 0.55 : view === 'close' ? 0.54 : 0.52);
  const cast = nearestLast(
    performers(canvas, act, { x: set.x, y: set.y - set.height * 0.03, width: set.width, tall }, vintage),
  );
  const scene = [
    stageBack(set),
    vintage ? '' : spotlights(canvas, set),
    cast,
    stageFront(set),
    vintage
      ? ''
      : garland(
          [set.x, set.y - set.height * 1.08],
          [set.x + set.width, set.y - set.height * 1.08],
          set.height * 0.05,
          7,
        ),
  ].join('');
  const crowd = view === 'close' ? '' : nearestLast(spectators(canvas, 0, hero ? 0.3 : 0.32));
  const lamps = night || light === 'evening' ? fairyLights : bunting;
  const roof = set.y - set.height * 1.14;
  return [
    svg,
    night && !hero ? rect(0, 0, width, height, '#10122E', 'opacity=".25"') : '',
    night
      ? lamplit(
          ellipse(
            set.x + set.width / 2,
            set.y + set.skirt,
            set.width * 0.72,
            height * 0.16,
            '#F4B860',
            'opacity=".2"',
          ) +
            ellipse(
              set.x + set.width / 2,
              set.y + set.skirt,
              set.width * 0.6,
              height * 0.11,
              '#F4B860',
              'opacity=".22"',
            ),
        )
      : '',
    lamps([set.x, roof], [-20, height * 0.16], 60),
    lamps([set.x + set.width, roof], [width + 20, height * 0.2], 40),
    hero
      ? lamps([set.x, roof], [-20, height * 0.36], 80) +
        lamps([set.x + set.width * 0.5, height * 0.03], [-20, height * 0.04], 40)
      : '',
    night ? lamplit(scene) : scene,
    lamps([set.x, roof], [set.x + set.width, roof], 46),
    crowd,
  ].join('');
}
