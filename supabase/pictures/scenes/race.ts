import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting } from '../blocks/garlands.ts';
import { isVintage } from '../blocks/light.ts';
import { flip, type PoseName, poses } from '../blocks/poses.ts';
import { circle, ellipse, path, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const sack = (joints: Joints) => {
  const top = joints.hip[1] - 3;
  const x = joints.hip[0];
  const colour = '#B08D57';
  return (
    path(
      `M${round(x - 12)} ${round(top)}Q${round(x)} ${round(top + 4)} ${round(x + 12)} ${round(top - 1)}L${round(x + 15)} -4Q${round(x + 12)} 2 ${round(x)} 0T${round(x - 15)} -2Z`,
      colour,
    ) +
    path(
      `M${round(x + 4)} ${round(top + 1)}L${round(x + 12)} ${round(top - 1)}L${round(x + 15)} -4Q${round(x + 12)} 2 ${round(x + 3)} 0Z`,
      shade(colour, 0.25),
    ) +
    stroke(
      `M${round(x - 8)} ${round(top + 8)}l5 22M${round(x)} ${round(top + 10)}l1 20M${round(x - 12)} ${round(top + 16)}h12`,
      tint(colour, 0.3),
      1,
    )
  );
};

const spoon = ({ handR: [x, y] }: Joints) =>
  stroke(`M${round(x)} ${round(y)}l10 -3`, '#D9D5CB', 1.6) + circle(x + 12, y - 5.4, 2.6, palette.indigo);
const baton = ({ handR: [x, y] }: Joints) =>
  stroke(`M${round(x - 4)} ${round(y + 4)}l10 -9`, palette.marigold, 3.4);

export function drawRace(canvas: Canvas, { race, light }: SceneOf<'race'>): string {
  const { width, height, random, view } = canvas;
  const old = isVintage(light);
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: old ? random.pick(['village', 'grove']) : random.pick(['school', 'wings', 'grove', 'wall']),
    ground: random.pick(['lawn', 'earth', 'lawn']),
  });
  const lanes = view === 'low' ? 3 : view === 'wide' ? 5 : 4;
  const first = base + (height - base) * (view === 'wide' ? 0.26 : 0.34);
  const laneY = (lane: number) => first + (height * 0.965 - first) * ((lane + 0.5) / lanes);
  const moves: Record<typeof race, readonly PoseName[]> = {
    sprint: ['run', 'sprint', 'runWide', 'run'],
    sack: ['sack'],
    spoon: ['spoon'],
    relay: ['run', 'sprint', 'spoon'],
    finish: ['runWide', 'sprint', 'run', 'cheer'],
  };
  const leftward = random.chance(0.5);
  const tapeX = width * (leftward ? 0.2 : 0.78);
  const lead = random.int(0, lanes - 1);
  const runners: Standing[] = Array.from({ length: lanes }, (_, lane) => {
    const y = laneY(lane);
    const away =
      race === 'finish' ? (lane === lead ? 0.02 : random.range(0.2, 0.52)) : random.range(0.1, 0.66);
    const x = leftward ? tapeX + width * away : tapeX - width * away;
    const name =
      race === 'finish' && lane === lead
        ? 'cheer'
        : random.pick(moves[race].filter((pose) => pose !== 'cheer'));
    const hop = race === 'sack' ? random.range(0, 0.12) : random.range(0, 0.03);
    const tall = camera.size(y, 1.25);
    const held = race === 'sack' ? sack : race === 'spoon' ? spoon : race === 'relay' ? baton : undefined;
    const figure = child(random, old ? 'plain' : 'sport', {
      x,
      y: y - tall * hop,
      height: tall,
      pose: leftward ? flip(poses[name]) : name,
      cast: 0,
      ...(held
        ? {
            held:
              leftward && held !== sack ? (joints: Joints) => held({ ...joints, handR: joints.handL }) : held,
          }
        : {}),
      mood: random.pick(['laugh', 'smile', 'closed', 'calm']),
    });
    const dust = times(3, (index) =>
      ellipse(
        x + (leftward ? 1 : -1) * tall * (0.3 + index * 0.17),
        y - 4,
        tall * (0.13 - index * 0.025),
        tall * (0.06 - index * 0.012),
        palette.paper,
        'opacity=".6"',
      ),
    );
    return {
      y,
      svg: ellipse(x, y, tall * 0.22, tall * 0.04, '#2B1D4A', 'opacity=".22"') + dust + figure.svg,
    };
  });
  const waiting: Standing[] =
    race === 'relay'
      ? [
          child(random, old ? 'plain' : 'sport', {
            x: width * (leftward ? 0.1 : 0.9),
            y: laneY(1),
            height: camera.size(laneY(1), 1.25),
            pose: leftward ? flip(poses.offer) : 'offer',
          }),
        ]
      : [];
  const watchY = base + (first - base) * 0.7;
  const watchers = Array.from({ length: view === 'low' ? 5 : 11 }, (_, index) => {
    const y = watchY + random.range(-6, 6);
    return child(random, old ? 'plain' : random.pick(['uniform', 'sport']), {
      x: width * ((index + random.range(0.2, 0.8)) / (view === 'low' ? 5 : 11)),
      y,
      height: camera.size(y, 1.2),
      pose: random.pick(['clap', 'cheer', 'wave', 'hips', 'stand']),
    });
  });
  const lines = Array.from({ length: lanes + 1 }, (_, lane) => {
    const y = first + (height * 0.965 - first) * (lane / lanes);
    return stroke(`M-10 ${round(y)}H${width + 10}`, palette.white, 3 + lane * 1.3, 'opacity=".85"');
  });
  return [
    svg,
    nearestLast(watchers),
    stroke(`M0 ${round(first - 14)}H${width}`, palette.white, 3),
    bunting([-10, first - camera.size(first, 0.75)], [width + 10, first - camera.size(first, 0.8)], 16, 20),
    lines.join(''),
    race === 'finish' ? rect(tapeX - 8, first, 16, height, palette.white, 'opacity=".8"') : '',
    nearestLast([...runners, ...waiting]),
    race === 'finish'
      ? stroke(
          `M${round(tapeX)} ${round(laneY(0) - camera.size(laneY(0), 0.7))}Q${round(tapeX + (leftward ? -60 : 60))} ${round(laneY(lead) - camera.size(laneY(lead), 0.75))} ${round(tapeX)} ${round(height * 0.99 - camera.size(height * 0.96, 0.5))}`,
          palette.terracotta,
          8,
        )
      : '',
  ].join('');
}
