import type { Canvas } from '../blocks/canvas.ts';
import { drawChild, dressFor } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { circle, rect, times } from '../blocks/shapes.ts';
import type { SceneKind, SceneOf, SceneSpec } from './sceneSpec.ts';

type Scenes = { [K in SceneKind]: (canvas: Canvas, scene: SceneOf<K>) => string };

function drawYard({ width, height, random, light }: Canvas): string {
  return [
    rect(0, 0, width, height, palette.sky),
    circle(width * 0.75, height * 0.2, 70, palette.lemon),
    rect(0, height * 0.6, width, height * 0.4, palette.sand),
    times(6, (index) =>
      drawChild(random, dressFor(light), {
        x: width * (0.15 + index * 0.14),
        y: height * random.range(0.8, 0.92),
        height: 300,
        pose: random.pick(['wave', 'stand', 'walk', 'cheer', 'clap']),
      }),
    ),
  ].join('');
}

const scenes: Partial<Scenes> = {};

export function drawScene<K extends SceneKind>(canvas: Canvas, scene: SceneOf<K>): string {
  const draw = scenes[scene.kind] as Scenes[K] | undefined;
  return draw ? draw(canvas, scene) : drawYard(canvas);
}

export type { SceneSpec };
