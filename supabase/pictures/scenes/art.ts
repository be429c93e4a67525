import type { Canvas } from '../blocks/canvas.ts';
import { crayon, crayons, drawing } from '../blocks/childDrawings.ts';
import { dressFor, skins } from '../blocks/children.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { circle, ellipse, group, move, path, polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

function arm(x: number, y: number, turn: number, size: number, skin: string, sleeve: string): string {
  return group(
    move(x, y, size / 100, turn),
    path('M-40 -260L40 -260L34 -110H-34Z', sleeve),
    path('M14 -260L40 -260L34 -110H12Z', shade(sleeve, 0.16)),
    path('M-25 -112H25L20 -14H-20Z', skin),
    path('M8 -112H25L20 -14H8Z', shade(skin, 0.14)),
    ellipse(0, 2, 25, 27, skin),
    stroke('M-16 16l-3 24M-4 22l0 26M9 20l5 22', skin, 13),
    stroke('M21 -4q16 12 10 28', skin, 12),
    stroke('M-10 24l-1 14M3 25l2 14', shade(skin, 0.2), 2),
  );
}

export function drawArt(canvas: Canvas, { work, light, view }: SceneOf<'art'>): string {
  const { width, height, random } = canvas;
  const table = random.pick(['#C58F5C', '#B07B4E', '#D8B07C', '#8FA58A']);
  const sleeve = dressFor(light) === 'winter' ? '#34468A' : palette.white;
  const near = view === 'close' ? 1.45 : 1;
  const planks =
    stroke(
      times(6, (index) => `M0 ${round((height / 6) * (index + 0.5))}H${width}`),
      shade(table, 0.16),
      5,
    ) +
    stroke(
      times(
        14,
        () =>
          `M${round(random.range(0, width))} ${round(random.range(0, height))}h${round(random.range(60, 220))}`,
      ),
      shade(table, 0.1),
      3,
    );
  const size = height * 0.0019 * near;
  const spots: readonly (readonly [number, number, number])[] =
    near > 1
      ? [
          [0.3, 0.34, -8],
          [0.68, 0.64, 10],
        ]
      : [
          [0.22, 0.3, -10],
          [0.52, 0.24, 4],
          [0.8, 0.32, 12],
          [0.26, 0.72, 7],
          [0.54, 0.72, -5],
          [0.82, 0.74, -12],
        ];
  const order = random.shuffle([0, 1, 2, 3, 4, 5]);
  const sheet = ([x, y, turn]: readonly [number, number, number], index: number) =>
    group(
      `translate(${round(width * x)} ${round(height * y)}) rotate(${round(turn + random.range(-4, 4))}) scale(${size.toFixed(2)}) translate(-100 -75)`,
      rect(0, 2, 210, 162, '#2B1D4A', 'opacity=".16"'),
      drawing(order[index % 6] ?? index),
    );
  const hands = [
    arm(
      width * 0.36,
      height * 0.18 * near,
      random.range(8, 20),
      height * 0.085 * near,
      random.pick(skins),
      sleeve,
    ),
    arm(
      width * 0.78,
      height * 0.8,
      random.range(150, 175),
      height * 0.085 * near,
      random.pick(skins),
      sleeve,
    ),
    near > 1
      ? ''
      : arm(width * 0.1, height * 0.62, -80, height * 0.08, random.pick(skins), sleeve) +
        arm(width * 0.93, height * 0.5, 80, height * 0.08, random.pick(skins), sleeve) +
        arm(width * 0.46, height * 0.84, 190, height * 0.085, random.pick(skins), sleeve),
  ].join('');
  const works: Record<typeof work, () => string> = {
    crayons: () =>
      spots.map(sheet).join('') +
      times(18, (index) =>
        crayon(
          random.range(0.05, 0.95) * width,
          random.range(0.06, 0.95) * height,
          height * 0.1 * near,
          random.range(0, 180),
          crayons[index % crayons.length] ?? palette.leaf,
        ),
      ) +
      group(
        move(width * 0.5, height * 0.5, near, random.range(-12, 12)),
        rect(-120, -60, 240, 120, palette.marigold),
        rect(-120, -60, 240, 26, palette.terracotta),
        times(8, (index) => rect(-104 + index * 27, -28, 20, 74, crayons[index] ?? palette.leaf)),
      ),
    paint: () =>
      spots.map(sheet).join('') +
      times(7, (index) => {
        const x = width * (0.1 + index * 0.135);
        const y = height * (0.5 + (index % 2) * 0.05);
        return (
          circle(x, y, height * 0.042 * near, palette.paper) +
          circle(x, y, height * 0.034 * near, crayons[index] ?? palette.leaf) +
          ellipse(x - 6, y - 8, height * 0.014, height * 0.008, tint(crayons[index] ?? palette.leaf, 0.5))
        );
      }) +
      times(
        6,
        () =>
          `<path transform="translate(${round(random.range(0.1, 0.9) * width)} ${round(random.range(0.1, 0.9) * height)}) rotate(${round(random.range(0, 360))})" d="M-90 -5H50V5H-90ZM50 -8h26q16 8 0 16H50Z" fill="${random.pick(crayons)}"/>`,
      ) +
      times(12, () =>
        circle(
          random.range(0, width),
          random.range(0, height),
          random.range(5, 15),
          random.pick(crayons),
          'opacity=".8"',
        ),
      ),
    clay: () => {
      const clay = '#B4653F';
      const dark = shade(clay, 0.25);
      const elephant = (x: number, y: number, s: number, c: string) =>
        group(
          move(x, y, s),
          ellipse(8, 44, 90, 14, '#2B1D4A', 'opacity=".16"'),
          ellipse(0, 0, 62, 44, c),
          rect(-48, 10, 26, 44, c),
          rect(24, 10, 26, 44, shade(c, 0.2)),
          circle(-62, -18, 34, c),
          stroke('M-86 -8q-24 30 -4 58', c, 18),
          ellipse(-44, -16, 18, 26, shade(c, 0.22)),
          circle(-72, -26, 5, '#2A1A14'),
          stroke('M60 -6q16 6 12 26', c, 6),
        );
      const fish = (x: number, y: number, s: number, c: string) =>
        group(
          move(x, y, s, random.range(-20, 20)),
          path('M-70 0Q-10 -50 50 0Q-10 50 -70 0Z', c),
          polygon(
            [
              [44, 0],
              [86, -30],
              [86, 30],
            ],
            shade(c, 0.15),
          ),
          circle(-42, -6, 6, '#2A1A14'),
          stroke('M-16 -24q12 24 0 48M8 -22q12 22 0 44', shade(c, 0.3), 4),
        );
      const horned = (x: number, y: number, s: number) =>
        group(
          move(x, y, s),
          ellipse(4, 44, 76, 12, '#2B1D4A', 'opacity=".16"'),
          ellipse(0, 0, 56, 32, dark),
          rect(-44, 8, 16, 42, dark),
          rect(26, 8, 16, 42, dark),
          circle(-56, -22, 24, dark),
          stroke('M-70 -38q-20 -18 -8 -36M-44 -40q20 -14 14 -34', palette.paper, 7),
          circle(-64, -24, 4, palette.paper),
        );
      const ball = times(5, () => {
        const x = random.range(0.1, 0.9) * width;
        const y = random.range(0.15, 0.9) * height;
        const r = random.range(24, 46);
        return (
          ellipse(x + 6, y + r * 0.8, r, r * 0.3, '#2B1D4A', 'opacity=".16"') +
          circle(x, y, r, clay) +
          circle(x - r * 0.3, y - r * 0.3, r * 0.3, tint(clay, 0.25))
        );
      });
      return (
        ball +
        elephant(width * 0.32, height * 0.36, 3 * near, clay) +
        fish(width * 0.7, height * 0.24, 2.4 * near, dark) +
        fish(width * 0.34, height * 0.76, 2.1 * near, tint(clay, 0.2)) +
        horned(width * 0.72, height * 0.6, 2.6 * near)
      );
    },
    paper: () =>
      times(26, () =>
        polygon(
          [
            [0, 0],
            [random.range(40, 110), random.range(-30, 40)],
            [random.range(0, 70), random.range(40, 100)],
          ],
          random.pick(crayons),
          `transform="translate(${round(random.range(0, width))} ${round(random.range(0, height))}) rotate(${round(random.range(0, 360))})"`,
        ),
      ) +
      times(
        5,
        (index) =>
          `<g transform="translate(${round(width * (0.16 + index * 0.17))} ${round(height * (0.34 + (index % 2) * 0.34))}) rotate(${index * 23})">${times(8, (petal) => `<path transform="rotate(${petal * 45})" d="M0 0Q${round(34 * near)} ${round(-50 * near)} 0 ${round(-110 * near)}Q${round(-34 * near)} ${round(-50 * near)} 0 0Z" fill="${crayons[(index + (petal % 2) * 3) % crayons.length] ?? palette.leaf}"/>`)}${circle(0, 0, 24 * near, palette.lemon)}</g>`,
      ) +
      group(
        move(width * 0.52, height * 0.5, near, 30),
        stroke('M-10 -8L110 -70M-10 8L110 70', '#C9CCD0', 15),
        circle(-46, -34, 34, 'none', `stroke="${palette.terracotta}" stroke-width="14"`),
        circle(-46, 34, 34, 'none', `stroke="${palette.terracotta}" stroke-width="14"`),
        circle(8, 0, 7, '#4A4A52'),
      ),
  };
  return rect(0, 0, width, height, table) + planks + works[work]() + hands;
}
