import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { puddle } from '../blocks/ground.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, poses } from '../blocks/poses.ts';
import { clayPot } from '../blocks/props.ts';
import { ellipse, path, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawTaps(canvas: Canvas, { moment, light, view }: SceneOf<'taps'>): string {
  const { width, height, random } = canvas;
  const old = isVintage(light);
  const dress = old ? 'plain' : dressFor(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: old ? 'village' : random.pick(['wall', 'grove', 'school']),
    ground: random.pick(['earth', 'lawn']),
  });
  const at = (share: number) => base + (height - base) * share;
  const y = at(0.58);
  const tall = camera.size(y, 1.25);
  const people: Standing[] = [];
  if (moment === 'well') {
    const x = width * random.range(0.42, 0.56);
    const r = tall * 0.85;
    const rim = y - tall * 0.42;
    const well =
      path(
        `M${round(x - r)} ${round(rim)}V${round(y)}Q${round(x)} ${round(y + r * 0.42)} ${round(x + r)} ${round(y)}V${round(rim)}Z`,
        palette.brick,
      ) +
      path(
        `M${round(x + r * 0.4)} ${round(rim)}V${round(y + r * 0.18)}Q${round(x + r * 0.8)} ${round(y + r * 0.1)} ${round(x + r)} ${round(y)}V${round(rim)}Z`,
        shade(palette.brick),
      ) +
      stroke(
        times(
          4,
          (row) =>
            `M${round(x - r)} ${round(rim + tall * 0.1 * (row + 1))}Q${round(x)} ${round(rim + tall * 0.1 * (row + 1) + r * 0.4)} ${round(x + r)} ${round(rim + tall * 0.1 * (row + 1))}`,
        ),
        '#E3A37C',
        3,
      ) +
      ellipse(x, rim, r, r * 0.26, palette.cream) +
      ellipse(x, rim, r * 0.84, r * 0.19, '#2B3A4A') +
      ellipse(x, rim + r * 0.08, r * 0.6, r * 0.09, palette.water);
    const frame =
      stroke(
        `M${round(x - r * 0.9)} ${round(y)}V${round(rim - tall * 1.3)}H${round(x + r * 0.9)}V${round(y)}`,
        palette.wood,
        tall * 0.06,
      ) +
      ellipse(x, rim - tall * 1.22, tall * 0.11, tall * 0.11, '#4A4152') +
      stroke(`M${round(x - 6)} ${round(rim - tall * 1.2)}V${round(rim - tall * 0.2)}`, '#C49A5C', 5) +
      polygon(
        [
          [x - tall * 0.12, rim - tall * 0.22],
          [x + tall * 0.1, rim - tall * 0.22],
          [x + tall * 0.07, rim - tall * 0.02],
          [x - tall * 0.09, rim - tall * 0.02],
        ],
        '#9AA0A6',
      );
    people.push(
      { y: y - 40, svg: frame },
      { y, svg: well },
      adult(random, {
        x: x + r * 1.35,
        y: y + 30,
        height: tall * 1.3,
        pose: flip(poses.pullBack),
        girl: false,
      }),
      child(random, dress, { x: x - r * 1.3, y: y + 40, height: tall, pose: 'pointUp' }),
      child(random, dress, {
        x: x - r * 1.9,
        y: y + 90,
        height: tall * 1.05,
        pose: 'carry',
        held: ({ hip: [hx, hy] }) => clayPot(hx, hy + 2, 17),
      }),
      {
        y: y + 110,
        svg:
          clayPot(x + r * 0.5, y + 110, tall * 0.36) +
          clayPot(x + r * 0.86, y + 126, tall * 0.3, palette.terracotta),
      },
      child(random, dress, {
        x: width * 0.94,
        y: at(0.34),
        height: camera.size(at(0.34), 1.25),
        pose: 'run',
      }),
    );
  } else {
    const from = width * 0.1;
    const to = width * 0.9;
    const count = view === 'close' ? 4 : 5;
    const top = y - tall * 0.78;
    const trough =
      rect(from, top - tall * 0.2, to - from, tall * 0.44, tint(palette.lightIndigo, 0.3)) +
      stroke(
        `${times(
          Math.round((to - from) / 46),
          (index) => `M${round(from + index * 46)} ${round(top - tall * 0.2)}v${round(tall * 0.44)}`,
        )}M${round(from)} ${round(top + tall * 0.02)}H${round(to)}`,
        palette.paper,
        3,
      ) +
      rect(from - 12, top - tall * 0.26, to - from + 24, tall * 0.08, palette.terracotta) +
      rect(from, y - tall * 0.54, to - from, tall * 0.54, palette.brick) +
      rect(from - 10, y - tall * 0.58, to - from + 20, tall * 0.09, palette.cream) +
      rect(from + 10, y - tall * 0.565, to - from - 20, tall * 0.05, palette.water);
    const taps = times(count, (index) => {
      const x = from + ((to - from) * (index + 0.5)) / count;
      return (
        stroke(
          `M${round(x)} ${round(top)}h${round(tall * 0.1)}v${round(tall * 0.05)}`,
          '#B9A05A',
          tall * 0.045,
        ) +
        stroke(
          `M${round(x + tall * 0.02)} ${round(top - tall * 0.06)}h${round(tall * 0.08)}`,
          '#B9A05A',
          tall * 0.03,
        ) +
        stroke(
          `M${round(x + tall * 0.1)} ${round(top + tall * 0.07)}V${round(y - tall * 0.54)}`,
          '#D6ECEE',
          tall * 0.03,
        )
      );
    });
    people.push({ y: y - 2, svg: trough + taps });
    for (let index = 0; index < count; index++) {
      const x = from + ((to - from) * (index + 0.5)) / count;
      const back = random.chance(0.6);
      people.push(
        child(random, dress, {
          x: x + tall * (back ? 0.04 : -0.32),
          y: y + tall * 0.12,
          height: tall,
          pose: back ? 'offer' : random.pick(['offer', 'drink']),
          back: back && index % 2 === 0,
          mood: random.pick(['laugh', 'closed', 'smile']),
        }),
      );
    }
    people.push(
      child(random, dress, {
        x: width * 0.16,
        y: at(0.94),
        height: camera.size(at(0.94), 1.25),
        pose: 'drink',
      }),
      child(random, dress, {
        x: width * 0.84,
        y: at(0.95),
        height: camera.size(at(0.95), 1.25),
        pose: flip(poses.walk),
      }),
    );
  }
  return [svg, puddle(width * 0.5, at(0.72), width * 0.5), nearestLast(people)].join('');
}
