import type { SceneOf } from '../scenes/sceneSpec.ts';
import { palette, shade } from './colour.ts';
import { circle, ellipse, path, polygon, rect, round, stroke, times } from './shapes.ts';

export type Model = SceneOf<'science'>['model'];

export function drawModel(model: Model, x: number, y: number, s: number): string {
  const models: Record<Model, () => string> = {
    volcano: () =>
      [
        ellipse(x, y, s * 0.9, s * 0.12, '#7E9A58'),
        polygon(
          [
            [x - s * 0.75, y],
            [x - s * 0.2, y - s * 0.82],
            [x + s * 0.2, y - s * 0.82],
            [x + s * 0.75, y],
          ],
          '#7A5546',
        ),
        polygon(
          [
            [x + s * 0.04, y - s * 0.82],
            [x + s * 0.2, y - s * 0.82],
            [x + s * 0.75, y],
            [x + s * 0.28, y],
          ],
          '#5C3D36',
        ),
        path(
          `M${round(x - s * 0.2)} ${round(y - s * 0.84)}h${round(s * 0.4)}q${round(s * 0.06)} ${round(s * 0.3)} ${round(s * 0.2)} ${round(s * 0.46)}q${round(-s * 0.14)} ${round(-s * 0.06)} ${round(-s * 0.2)} ${round(-s * 0.18)}q0 ${round(s * 0.3)} ${round(-s * 0.12)} ${round(s * 0.42)}q${round(-s * 0.1)} ${round(-s * 0.12)} ${round(-s * 0.12)} ${round(-s * 0.36)}q${round(-s * 0.06)} ${round(s * 0.2)} ${round(-s * 0.2)} ${round(s * 0.26)}Z`,
          '#E2572B',
        ),
        times(9, (index) =>
          circle(
            x + (index - 4) * s * 0.11,
            y - s * (1.02 + ((index * 37) % 40) / 100),
            s * (0.05 + (index % 3) * 0.03),
            index % 2 ? palette.marigold : '#E2572B',
          ),
        ),
        [
          [-0.14, 1.24, 0.13],
          [0.12, 1.32, 0.16],
          [-0.02, 1.5, 0.14],
        ]
          .map(([dx = 0, dy = 0, r = 0]) => circle(x + s * dx, y - s * dy, s * r, '#E9E2D6', 'opacity=".85"'))
          .join(''),
      ].join(''),
    planets: () => {
      const radii = [0.28, 0.44, 0.62, 0.8, 0.98];
      const colours = [palette.rose, palette.marigold, palette.lightIndigo, palette.terracotta, palette.leaf];
      return [
        stroke(`M${round(x)} ${round(y)}V${round(y - s * 1.1)}`, palette.wood, s * 0.05),
        rect(x - s * 0.3, y - s * 0.08, s * 0.6, s * 0.08, palette.darkWood),
        radii
          .map((r) =>
            ellipse(
              x,
              y - s * 1.1,
              s * r * 1.2,
              s * r * 0.4,
              'none',
              `stroke="${shade(palette.cream, 0.4)}" stroke-width="3"`,
            ),
          )
          .join(''),
        circle(x, y - s * 1.1, s * 0.22, palette.marigold),
        circle(x - s * 0.05, y - s * 1.15, s * 0.12, palette.lemon),
        radii
          .map((r, index) => {
            const angle = index * 2.2 + 0.5;
            const px = x + Math.cos(angle) * s * r * 1.2;
            const py = y - s * 1.1 + Math.sin(angle) * s * r * 0.4;
            const size = s * (0.07 + (index % 3) * 0.03);
            return (
              circle(px, py, size, colours[index] ?? palette.leaf) +
              path(
                `M${round(px)} ${round(py - size)}a${round(size)} ${round(size)} 0 0 1 0 ${round(size * 2)}Z`,
                shade(colours[index] ?? palette.leaf),
              ) +
              (index === 3
                ? ellipse(
                    px,
                    py,
                    size * 1.8,
                    size * 0.5,
                    'none',
                    `stroke="${palette.lemon}" stroke-width="4"`,
                  )
                : '')
            );
          })
          .join(''),
      ].join('');
    },
    water: () =>
      [
        rect(x - s, y - s * 0.16, s * 2, s * 0.16, palette.wood),
        path(
          `M${round(x - s)} ${round(y - s * 0.16)}V${round(y - s * 0.5)}Q${round(x - s * 0.7)} ${round(y - s * 1.1)} ${round(x - s * 0.44)} ${round(y - s * 0.8)}T${round(x)} ${round(y - s * 0.34)}L${round(x + s * 0.1)} ${round(y - s * 0.16)}Z`,
          palette.leaf,
        ),
        path(
          `M${round(x - s * 0.86)} ${round(y - s * 0.78)}Q${round(x - s * 0.7)} ${round(y - s * 1.08)} ${round(x - s * 0.54)} ${round(y - s * 0.88)}l${round(-s * 0.1)} ${round(s * 0.08)}l${round(-s * 0.08)} ${round(-s * 0.06)}Z`,
          palette.white,
        ),
        path(
          `M${round(x + s * 0.1)} ${round(y - s * 0.16)}Q${round(x + s * 0.4)} ${round(y - s * 0.34)} ${round(x + s)} ${round(y - s * 0.3)}V${round(y - s * 0.16)}Z`,
          palette.water,
        ),
        [
          [-0.1, 1.34],
          [0.1, 1.42],
          [0.3, 1.34],
        ]
          .map(([dx = 0, dy = 0]) => circle(x + s * dx, y - s * dy, s * 0.18, palette.white))
          .join('') + rect(x - s * 0.26, y - s * 1.34, s * 0.72, s * 0.16, palette.white, 'rx="20"'),
        stroke(
          times(
            6,
            (index) =>
              `M${round(x + s * (-0.16 + index * 0.1))} ${round(y - s * 1.1)}l-10 ${round(s * 0.22)}`,
          ),
          palette.lightIndigo,
          5,
        ),
        stroke(
          `M${round(x + s * 0.7)} ${round(y - s * 0.4)}q${round(s * 0.14)} ${round(-s * 0.4)} ${round(-s * 0.12)} ${round(-s * 0.76)}m${round(-s * 0.04)} ${round(s * 0.14)}l${round(s * 0.04)} ${round(-s * 0.14)}l${round(s * 0.12)} ${round(s * 0.06)}`,
          palette.terracotta,
          6,
        ),
        circle(x + s * 0.84, y - s * 1.4, s * 0.15, palette.marigold),
      ].join(''),
    windmill: () =>
      [
        ellipse(x, y, s * 0.9, s * 0.12, '#7E9A58'),
        polygon(
          [
            [x - s * 0.1, y],
            [x - s * 0.05, y - s * 1.2],
            [x + s * 0.05, y - s * 1.2],
            [x + s * 0.1, y],
          ],
          palette.paper,
        ),
        times(
          4,
          (index) =>
            `<path transform="translate(${round(x)} ${round(y - s * 1.2)}) rotate(${index * 90 + 20})" d="M0 0L${round(s * 0.13)} ${round(-s * 0.2)}L${round(s * 0.05)} ${round(-s * 0.72)}L0 ${round(-s * 0.72)}Z" fill="${[palette.terracotta, palette.marigold, palette.indigo, palette.leaf][index] ?? palette.leaf}"/>`,
        ),
        circle(x, y - s * 1.2, s * 0.07, palette.darkWood),
        [0.42, 0.66]
          .map(
            (dx, index) =>
              rect(x + s * dx, y - s * 0.24, s * 0.18, s * 0.22, palette.cream) +
              polygon(
                [
                  [x + s * (dx - 0.03), y - s * 0.24],
                  [x + s * (dx + 0.09), y - s * 0.38],
                  [x + s * (dx + 0.21), y - s * 0.24],
                ],
                palette.terracotta,
              ) +
              rect(
                x + s * (dx + 0.06),
                y - s * 0.16,
                s * 0.06,
                s * 0.08,
                index ? palette.lemon : palette.marigold,
              ),
          )
          .join(''),
        stroke(
          `M${round(x)} ${round(y - s * 0.1)}Q${round(x + s * 0.2)} ${round(y + s * 0.06)} ${round(x + s * 0.44)} ${round(y - s * 0.06)}`,
          palette.terracotta,
          4,
        ),
      ].join(''),
  };
  return models[model]();
}
