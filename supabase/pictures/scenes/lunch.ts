import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { shadow } from '../blocks/ground.ts';
import { circle, ellipse, rect, round, stroke, times } from '../blocks/shapes.ts';
import { shadeTree } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

export function tiffinBox(x: number, y: number, size: number): string {
  return (
    ellipse(x, y, size, size * 0.34, shade('#C9CCD0', 0.3)) +
    ellipse(x, y - size * 0.12, size, size * 0.34, '#D5D8DA') +
    ellipse(x, y - size * 0.14, size * 0.82, size * 0.26, shade('#D5D8DA', 0.2)) +
    circle(x - size * 0.3, y - size * 0.2, size * 0.26, '#E8C37A') +
    circle(x + size * 0.25, y - size * 0.18, size * 0.22, palette.leaf) +
    circle(x + size * 0.02, y - size * 0.08, size * 0.18, palette.terracotta)
  );
}

export function drawLunch(canvas: Canvas, { tree, light }: SceneOf<'lunch'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['school', 'wings', 'wall']),
    ground: random.pick(['lawn', 'earth']),
  });
  const at = (share: number) => base + (height - base) * share;
  const trunkX = width * (tree === 'banyan' ? 0.5 : random.pick([0.26, 0.74]));
  const trunkY = at(0.22);
  const roots =
    tree === 'banyan'
      ? times(9, (index) => {
          const x = trunkX + (index - 4) * height * 0.085 + random.range(-14, 14);
          return stroke(
            `M${round(x)} ${round(height * 0.14)}Q${round(x + 8)} ${round(height * 0.3)} ${round(x - 4)} ${round(index % 2 ? trunkY : trunkY - height * random.range(0.04, 0.16))}`,
            '#7E5D47',
            random.range(4, 10),
          );
        })
      : '';
  const circleOf = (cx: number, share: number, count: number): Standing[] => {
    const cy = at(share);
    const tall = camera.size(cy, 1.4);
    const ring = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (0.98 + (index / (count - 1)) * 1.04);
      const x = cx + Math.cos(angle) * tall * 0.62 * (count / 3.6);
      const y = cy + Math.sin(angle) * tall * 0.13;
      return child(random, dress, {
        x,
        y,
        height: tall,
        pose: random.pick(['sitFloor', 'sitFloor', 'sitRaise', 'sitClap', 'sitWrite']),
        mood: random.pick(['laugh', 'smile', 'closed']),
      });
    });
    const boxes = times(count, (index) =>
      tiffinBox(
        cx + (index - (count - 1) / 2) * tall * 0.34,
        cy + tall * 0.1 + (index % 2) * tall * 0.05,
        tall * 0.1,
      ),
    );
    return [
      {
        y: cy - tall * 0.2,
        svg:
          ellipse(cx, cy + tall * 0.02, tall * 0.36 * count * 0.72, tall * 0.24, '#C96B4A') +
          ellipse(
            cx,
            cy + tall * 0.02,
            tall * 0.34 * count * 0.72,
            tall * 0.22,
            'none',
            `stroke="${palette.lemon}" stroke-width="4" stroke-dasharray="14 10"`,
          ),
      },
      ...ring,
      { y: cy + 2, svg: boxes },
    ];
  };
  const items: Standing[] = [
    ...circleOf(width * 0.3, 0.82, 4),
    ...circleOf(width * 0.74, 0.66, 4),
    child(random, dress, {
      x: width * 0.54,
      y: at(0.42),
      height: camera.size(at(0.42), 1.25),
      pose: 'drink',
    }),
    child(random, dress, { x: width * 0.93, y: at(0.4), height: camera.size(at(0.4), 1.25), pose: 'run' }),
    adult(random, { x: width * 0.1, y: at(0.34), height: camera.size(at(0.34), 1.6), pose: 'relaxed' }),
    {
      y: at(0.26),
      svg: [-1, 1]
        .map(
          (side) =>
            child(random, dress, {
              x: trunkX + side * height * 0.1,
              y: at(0.26),
              height: camera.size(at(0.26), 1.25),
              pose: 'sitBench',
            }).svg,
        )
        .join(''),
    },
  ];
  return [
    svg,
    shadow(trunkX, trunkY + 20, height * 1.1, 0.16),
    shadeTree(random, trunkX, trunkY, height * 0.82, tree === 'banyan' ? { leaf: '#35704A' } : {}),
    roots,
    rect(
      trunkX - height * 0.2,
      trunkY - height * 0.012,
      height * 0.4,
      height * 0.028,
      palette.brick,
      'rx="6"',
    ),
    nearestLast(items),
  ].join('');
}
