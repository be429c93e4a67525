import { drawBackdrop } from '../blocks/backdrop.ts';
import { teacherTable } from '../blocks/bench.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting } from '../blocks/garlands.ts';
import { flip, poses } from '../blocks/poses.ts';
import { ellipse, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { Joints } from '../blocks/skeleton.ts';
import type { SceneOf } from './sceneSpec.ts';

const colours = [
  palette.terracotta,
  palette.marigold,
  palette.leaf,
  palette.indigo,
  palette.rose,
  palette.lightIndigo,
  palette.lemon,
];

export function balloon(x: number, y: number, size: number, colour: string): string {
  return (
    ellipse(x, y, size * 0.8, size, colour) +
    `<path d="M${round(x + size * 0.2)} ${round(y - size * 0.95)}A${round(size * 0.8)} ${round(size)} 0 0 1 ${round(x + size * 0.2)} ${round(y + size * 0.96)}A${round(size)} ${round(size * 1.3)} 0 0 0 ${round(x + size * 0.2)} ${round(y - size * 0.95)}Z" fill="${shade(colour, 0.18)}"/>` +
    polygon(
      [
        [x, y + size * 0.94],
        [x - size * 0.14, y + size * 1.16],
        [x + size * 0.14, y + size * 1.16],
      ],
      colour,
    ) +
    stroke(
      `M${round(x - size * 0.44)} ${round(y - size * 0.3)}q${round(size * 0.04)} ${round(-size * 0.3)} ${round(size * 0.26)} ${round(-size * 0.4)}`,
      tint(colour, 0.6),
      size * 0.1,
    )
  );
}

const partyHat =
  (colour: string) =>
  ({ head: [x, y] }: Joints) =>
    polygon(
      [
        [x - 7.5, y - 10],
        [x + 7.5, y - 10],
        [x, y - 30],
      ],
      colour,
    ) +
    polygon(
      [
        [x + 1, y - 10],
        [x + 7.5, y - 10],
        [x, y - 30],
      ],
      shade(colour),
    ) +
    ellipse(x, y - 30, 2.6, 2.6, palette.paper);

export function drawBalloons(canvas: Canvas, { moment, view }: SceneOf<'balloons'>): string {
  const { width, height, random } = canvas;
  const { svg, camera, base } = drawBackdrop(canvas, {
    place: random.pick(['school', 'wings', 'wall']),
    ground: random.pick(['earth', 'lawn']),
  });
  const at = (share: number) => base + (height - base) * share;
  const people: Standing[] = [];
  let threads = '';
  let sky = '';
  const hat = () => (random.chance(0.6) ? { held: partyHat(random.pick(colours)) } : {});
  if (moment === 'yard') {
    const count = view === 'low' ? 4 : 8;
    for (let index = 0; index < count; index++) {
      const y = at(view === 'low' ? random.range(0.3, 0.55) : random.range(0.3, 0.94));
      const x = width * ((index + random.range(0.25, 0.75)) / count);
      const tall = camera.size(y, 1.25);
      people.push(
        child(random, random.chance(0.5) ? 'uniform' : 'festive', {
          x,
          y,
          height: tall,
          pose: { ...poses.reachUp, turn: random.range(-0.4, 0.5) },
          mood: random.pick(['laugh', 'smile', 'closed']),
          ...hat(),
        }),
      );
      const bunch = view === 'low' ? 2 : random.int(1, 3);
      for (let each = 0; each < bunch; each++) {
        const bx = x + tall * (0.14 + (each - 1) * 0.28);
        const by = y - tall * random.range(1.45, 1.8);
        threads += `M${round(x + tall * 0.16)} ${round(y - tall * 1.02)}Q${round(bx + 10)} ${round(by + tall * 0.4)} ${round(bx)} ${round(by + tall * 0.14)}`;
        people.push({ y: y + 1, svg: balloon(bx, by, tall * 0.14, random.pick(colours)) });
      }
    }
    sky = times(view === 'low' ? 14 : 6, () =>
      balloon(
        random.range(0.05, 0.95) * width,
        random.range(0.06, 0.4) * height,
        random.range(16, view === 'low' ? 56 : 34),
        random.pick(colours),
      ),
    );
  } else {
    const y = at(0.82);
    const tall = camera.size(y, 1.3);
    const x = width * 0.5;
    const cakeTop = y - tall * 0.52;
    const cake =
      rect(x - tall * 0.34, cakeTop - tall * 0.2, tall * 0.68, tall * 0.2, palette.cream) +
      rect(x - tall * 0.34, cakeTop - tall * 0.12, tall * 0.68, tall * 0.05, palette.terracotta) +
      rect(x - tall * 0.22, cakeTop - tall * 0.36, tall * 0.44, tall * 0.17, palette.rose) +
      times(6, (index) =>
        ellipse(
          x - tall * 0.2 + index * tall * 0.08,
          cakeTop - tall * 0.36,
          tall * 0.04,
          tall * 0.03,
          palette.paper,
        ),
      ) +
      times(
        5,
        (index) =>
          rect(x - tall * 0.17 + index * tall * 0.08, cakeTop - tall * 0.48, 6, tall * 0.11, palette.indigo) +
          ellipse(x - tall * 0.17 + index * tall * 0.08 + 3, cakeTop - tall * 0.5, 5, 10, palette.marigold),
      );
    people.push({
      y,
      svg:
        teacherTable(x, y, tall * 2.1, tall * 0.6, palette.terracotta) +
        cake +
        times(6, (index) =>
          ellipse(
            x - tall * 0.84 + index * tall * 0.1 + (index > 2 ? tall * 1.1 : 0),
            cakeTop + tall * 0.02,
            tall * 0.045,
            tall * 0.018,
            palette.white,
          ),
        ),
    });
    for (const [share, depth] of [
      [0.12, 0.66],
      [0.27, 0.62],
      [0.4, 0.6],
      [0.6, 0.6],
      [0.73, 0.62],
      [0.88, 0.66],
    ] as const)
      people.push(
        child(random, 'uniform', {
          x: width * share,
          y: at(depth),
          height: tall * 0.92,
          pose: random.pick(['clap', 'cheer', 'clap', 'sing']),
          mood: random.pick(['laugh', 'sing', 'smile']),
          ...hat(),
        }),
      );
    people.push(
      adult(random, { x: width * 0.5, y: at(0.5), height: tall * 1.25, pose: 'clap' }),
      child(random, 'uniform', { x: width * 0.08, y: at(0.94), height: tall, pose: poses.point }),
      child(random, 'uniform', { x: width * 0.94, y: at(0.95), height: tall, pose: flip(poses.clap) }),
    );
    sky = times(12, (index) =>
      balloon(
        width * (index < 6 ? 0.04 + (index % 3) * 0.05 : 0.86 + (index % 3) * 0.05),
        height * (0.1 + (index % 6) * 0.045),
        height * 0.035,
        colours[index % colours.length] ?? palette.leaf,
      ),
    );
  }
  return [
    svg,
    bunting([-10, height * 0.06], [width * 0.5, height * 0.1], 50, 30),
    bunting([width * 0.5, height * 0.1], [width + 10, height * 0.05], 50, 30),
    sky,
    stroke(threads, '#6A5A4A', 2),
    nearestLast(people),
  ].join('');
}
