import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { fairyLights } from '../blocks/garlands.ts';
import { isVintage, lamplit } from '../blocks/light.ts';
import type { StageSet } from '../blocks/paintedCloth.ts';
import { spotlights, stageBack, stageFront } from '../blocks/stageSet.ts';
import { performers } from './performers.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawAudience(canvas: Canvas, { show, light, view }: SceneOf<'audience'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light);
  const { svg } = drawBackdrop(
    { ...canvas, view: 'close' },
    { place: old ? 'grove' : 'wings', sunAt: [0.85, 0.2] },
  );
  const share = view === 'wide' ? 0.34 : 0.5;
  const set: StageSet = {
    x: width * (view === 'wide' ? 0.12 : 0.25),
    y: height * 0.5,
    width: width * share,
    height: height * (view === 'wide' ? 0.26 : 0.36),
    curtain: random.pick([palette.terracotta, palette.indigo, '#7A2E52']),
    painted: random.pick(['sun', 'palms', 'river']),
    skirt: height * 0.06,
  };
  const cast = nearestLast(
    performers(
      canvas,
      show === 'dance' ? 'dance' : 'choir',
      { x: set.x, y: set.y - 6, width: set.width, tall: set.height * 0.5 },
      old,
    ),
  );
  const stage = stageBack(set) + spotlights(canvas, set) + cast + stageFront(set);
  const rows: readonly (readonly [number, number])[] =
    view === 'wide'
      ? [
          [0.7, 0.22],
          [0.84, 0.32],
          [1.22, 0.44],
        ]
      : [
          [0.74, 0.3],
          [0.92, 0.42],
          [1.28, 0.56],
        ];
  const crowd: Standing[] = rows.flatMap(([foot, size], row) => {
    const tall = height * size;
    const gap = tall * (row === rows.length - 1 ? 0.66 : 1.1);
    const count = Math.ceil(width / gap) + 1;
    return Array.from({ length: count }, (_, index) =>
      child(random, old ? 'plain' : random.pick(['uniform', 'festive', 'uniform']), {
        x: gap * (index + (row % 2) * 0.5) - gap * 0.3 + random.range(-8, 8),
        y: height * foot + random.range(-8, 8),
        height: tall * random.range(0.92, 1.06),
        pose:
          row === rows.length - 1
            ? random.pick(['stand', 'relaxed', show === 'song' ? 'cheer' : 'stand'])
            : random.pick(['sitFloor', 'sitFloor', show === 'song' ? 'sitClap' : 'sitFloor']),
        back: row > 0 || random.chance(0.9),
        cast: 0,
        bust: row === rows.length - 1,
      }),
    );
  });
  const top = set.y - set.height * 1.15;
  return [
    svg,
    light === 'night'
      ? fairyLights([set.x, top], [-10, height * 0.08], 40) +
        fairyLights([set.x + set.width, top], [width + 10, height * 0.1], 60) +
        fairyLights([set.x + set.width, top], [width + 10, height * 0.3], 40)
      : '',
    light === 'night' ? lamplit(stage) : stage,
    nearestLast(crowd),
  ].join('');
}
