import type { Canvas } from '../blocks/canvas.ts';
import { type Dress, dressFor } from '../blocks/children.ts';
import { palette, shade } from '../blocks/colour.ts';
import { corridor } from '../blocks/corridor.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { flowerPot } from '../blocks/props.ts';
import { circle, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import { drawSky } from '../blocks/sky.ts';
import { treeLine } from '../blocks/trees.ts';
import type { SceneOf } from './sceneSpec.ts';

const bagColours = [
  palette.terracotta,
  palette.indigo,
  palette.leaf,
  palette.marigold,
  palette.rose,
  palette.deepTerracotta,
];

export function drawVerandah(canvas: Canvas, { moment, light }: SceneOf<'verandah'>): string {
  const { width, height, random } = canvas;
  const vx = width * random.range(0.46, 0.58);
  const vy = height * 0.46;
  const floor = random.pick(['#D9B98C', '#C98F68', '#CDBFA8']);
  const dress: Dress = moment === 'talk' && light === 'morning' ? 'festive' : dressFor(light);
  const people: Standing[] = [];
  const place = (side: number, share: number) => ({
    x: vx + side * width * 0.42 * share,
    y: vy + (height * 0.98 - vy) * share,
    height: height * 0.6 * share,
  });
  if (moment === 'talk') {
    people.push(
      adult(random, { ...place(-0.2, 0.86), height: height * 0.64, pose: 'relaxed', girl: true }),
      child(random, dress, { ...place(0.12, 0.9), pose: flip(poses.pray) }),
      adult(random, { ...place(0.5, 0.7), height: height * 0.5, pose: flip(poses.relaxed) }),
      child(random, dress, { ...place(0.75, 0.98), pose: flip(poses.relaxed) }),
      child(random, dress, { ...place(0, 0.44), pose: 'run' }),
    );
  }
  if (moment === 'bags')
    people.push(
      child(random, dress, { ...place(0.36, 0.82), pose: 'reachUp', back: true }),
      child(random, dress, { ...place(-0.3, 0.56), pose: 'run' }),
      child(random, dress, { ...place(0.05, 0.42), pose: 'walk' }),
      child(random, dress, { ...place(-0.1, 0.98), pose: 'walkBag' }),
    );
  const hooks =
    moment === 'bags'
      ? times(7, (index) => {
          const share = 0.5 + index * 0.1;
          const x = vx + (width - vx) * (share - 0.02);
          const y = vy + (height * 0.98 - vy) * share * 0.34;
          const s = 46 * share;
          return (
            rect(
              x - s * 0.5,
              y,
              s,
              s * 1.16,
              bagColours[index % bagColours.length] ?? palette.leaf,
              'rx="8"',
            ) +
            rect(
              x - s * 0.36,
              y + s * 0.56,
              s * 0.72,
              s * 0.42,
              shade(bagColours[index % bagColours.length] ?? palette.leaf),
              'rx="5"',
            ) +
            stroke(
              `M${round(x - s * 0.2)} ${round(y)}q${round(s * 0.2)} ${round(-s * 0.4)} ${round(s * 0.4)} 0`,
              '#4A3B33',
              4,
            )
          );
        })
      : '';
  const benches =
    moment === 'quiet'
      ? [0.92, 0.64, 0.46]
          .map((share) => {
            const { x, y } = place(0.66, share);
            const s = height * 0.3 * share;
            return (
              polygon(
                [
                  [x - s * 0.9, y - s * 0.4],
                  [x + s * 0.3, y - s * 0.4],
                  [x + s * 0.5, y - s * 0.26],
                  [x - s * 0.8, y - s * 0.26],
                ],
                palette.wood,
              ) +
              rect(x - s * 0.78, y - s * 0.26, s * 0.08, s * 0.3, palette.darkWood) +
              rect(x + s * 0.38, y - s * 0.26, s * 0.08, s * 0.3, palette.darkWood)
            );
          })
          .join('')
      : '';
  return [
    drawSky(canvas, height * 0.62, { sunAt: [0.1, 0.3] }),
    treeLine(random, -20, width * 0.5, height * 0.64, height * 0.2, '#6E9A6B'),
    rect(0, height * 0.6, width, height * 0.4, palette.lightLeaf),
    corridor(canvas, vx, vy, floor),
    hooks,
    benches,
    [0.9, 0.62, 0.44]
      .map((share) => {
        const { x, y } = place(-0.94, share);
        return flowerPot(x, y, height * 0.13 * share, share > 0.6 ? palette.marigold : palette.rose, random);
      })
      .join(''),
    nearestLast(people),
    moment === 'quiet' ? circle(vx, vy - height * 0.16, 9, palette.marigold) : '',
  ].join('');
}
