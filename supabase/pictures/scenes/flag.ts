import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting } from '../blocks/garlands.ts';
import { puddle } from '../blocks/ground.ts';
import { flip, poses } from '../blocks/poses.ts';
import { tricolour } from '../blocks/props.ts';
import { circle, ellipse, rect, stroke, times } from '../blocks/shapes.ts';
import { rain } from '../blocks/sky.ts';
import type { SceneOf } from './sceneSpec.ts';

const national = ['#FF9933', palette.white, '#138808'];

export function drawFlag(canvas: Canvas, { moment, light, view }: SceneOf<'flag'>): string {
  const { width, height, random } = canvas;
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['school', 'wings', 'wall']),
    ground: random.pick(['earth', 'lawn']),
  });
  const dress = dressFor(light);
  const behind = moment === 'salute' && random.chance(0.5);
  const poleX = width * (behind ? 0.5 : random.pick([0.36, 0.58]));
  const footY = base + (height - base) * (behind ? 0.18 : 0.36);
  const top = height * 0.05;
  const flagWidth = height * (view === 'low' ? 0.42 : 0.32);
  const plinth = camera.size(footY, 0.9);
  const rowsAt = behind ? [0.5, 0.72, 0.98] : [0.42, 0.7, 0.98];
  const people: Standing[] = rowsAt.flatMap((share, row) => {
    const y = base + (height - base) * share * 0.97;
    const gap = camera.size(y, behind ? 1.15 : 1.3);
    const count = Math.ceil(width / gap);
    return Array.from({ length: count }, (_, index) => (index + 0.5 - count / 2) * gap + width / 2)
      .filter((x) => behind || Math.abs(x - poleX) > camera.size(y, row ? 2 : 2.6))
      .filter(() => behind || row < 2 || random.chance(0.7))
      .map((x) =>
        child(random, dress, {
          x: x + random.range(-8, 8),
          y: y + random.range(-6, 6),
          height: camera.size(y, random.range(1.16, 1.3)),
          pose: behind ? flip(poses.salute) : random.chance(0.85) ? 'salute' : 'attention',
          back: behind,
        }),
      );
  });
  const hoisterY = footY + 8;
  people.push(
    adult(random, {
      x: poleX + plinth * 0.9,
      y: hoisterY,
      height: camera.size(hoisterY, 1.6),
      pose: moment === 'hoisting' ? 'reachUp' : 'attention',
    }),
  );
  const petals =
    moment === 'hoisting'
      ? times(60, () =>
          ellipse(
            poleX + random.range(-0.05, 0.42) * width,
            random.range(top + flagWidth * 0.3, footY),
            5,
            8,
            random.pick([palette.marigold, palette.terracotta, '#F2C14E', palette.rose]),
            `transform="rotate(${Math.round(random.range(0, 4))})"`,
          ),
        )
      : '';
  return [
    svg,
    bunting([poleX, top + flagWidth * 0.76], [-20, base - height * 0.08], 50, 26, national),
    bunting([poleX, top + flagWidth * 0.76], [width + 20, base - height * 0.06], 50, 26, national),
    light === 'monsoon'
      ? times(4, () => puddle(random.range(0, width), random.range(base + 60, height), 240))
      : '',
    [0, 1, 2]
      .map((step) =>
        rect(
          poleX - plinth * (0.9 - step * 0.22),
          footY - plinth * 0.22 * step - plinth * 0.22,
          plinth * (1.8 - step * 0.44),
          plinth * 0.24,
          step % 2 ? palette.cream : palette.brick,
        ),
      )
      .join(''),
    stroke(`M${poleX} ${footY - plinth * 0.5}V${top}`, '#E4DED0', height * 0.011),
    stroke(
      `M${poleX + height * 0.004} ${footY - plinth * 0.5}V${top}`,
      shade('#E4DED0', 0.35),
      height * 0.004,
    ),
    circle(poleX, top - 6, height * 0.013, palette.marigold),
    tricolour(poleX + height * 0.006, top + 6, flagWidth, light === 'winter' ? 0.7 : 1.3),
    moment === 'hoisting'
      ? stroke(
          `M${poleX + 10} ${top + 30}Q${poleX + plinth * 0.6} ${footY - plinth * 2} ${poleX + plinth * 0.95} ${hoisterY - camera.size(hoisterY, 1.55)}`,
          '#EFE6D2',
          3,
        )
      : '',
    petals,
    nearestLast(people),
    light === 'monsoon' ? rain(canvas, 0.8) : '',
  ].join('');
}
