import type { Canvas } from '../blocks/canvas.ts';
import { chalkFor } from '../blocks/chalk.ts';
import { palette, shade, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { flip, poses } from '../blocks/poses.ts';
import { clayPot } from '../blocks/props.ts';
import { blackboard, gardenWindow } from '../blocks/room.ts';
import { polygon, rect, round, stroke, times } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

function rafters({ width, height }: Canvas, depth: number): string {
  return (
    polygon(
      [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ],
      '#8A5A3C',
    ) +
    times(18, (index) =>
      polygon(
        [
          [(width / 17) * index - 10, 0],
          [(width / 17) * index + 10, 0],
          [width / 2 + ((width / 17) * index - width / 2) * 0.86 + 8, depth],
          [width / 2 + ((width / 17) * index - width / 2) * 0.86 - 8, depth],
        ],
        palette.darkWood,
      ),
    ) +
    stroke(
      times(4, (row) => `M0 ${round(depth * (0.2 + row * 0.24))}H${width}`),
      shade('#8A5A3C', 0.3),
      5,
    ) +
    rect(0, depth - 8, width, height * 0.022, palette.darkWood)
  );
}

export function drawOldClassroom(canvas: Canvas, { lesson }: SceneOf<'oldClassroom'>): string {
  const { width, height, random } = canvas;
  const floorTop = height * 0.6;
  const left = random.chance(0.5);
  const boardWidth = width * 0.34;
  const boardX = left ? width * 0.08 : width * 0.54;
  const boardY = height * 0.26;
  const masterX = left ? boardX + boardWidth + width * 0.07 : boardX - width * 0.07;
  const rows: readonly (readonly [number, number, number])[] = [
    [0.7, 0.3, 6],
    [0.82, 0.36, 5],
    [0.985, 0.44, 4],
  ];
  const people: Standing[] = rows.flatMap(([share, size, count], row) => {
    const y = height * share;
    const gap = (width * 1.02) / count;
    const line = Array.from({ length: count }, (_, index) =>
      child(random, 'plain', {
        x: gap * (index + 0.5 + (row % 2 ? 0.12 : -0.1)),
        y,
        height: height * size,
        pose: random.pick(['sitFloor', 'sitWrite', 'sitFloor', 'sitClap']),
        back: random.chance(0.8),
        cast: 0.16,
      }),
    );
    return [
      {
        y: y - 30,
        svg:
          rect(
            -10,
            y - height * size * 0.09,
            width + 20,
            height * size * 0.15,
            row % 2 ? '#B98F5A' : '#A67B48',
          ) +
          stroke(
            `M-10 ${round(y - height * size * 0.06)}H${width + 10}M-10 ${round(y + height * size * 0.03)}H${width + 10}`,
            tint('#B98F5A', 0.3),
            3,
            'stroke-dasharray="26 9"',
          ),
      },
      ...line,
    ];
  });
  const master = adult(random, {
    x: masterX,
    y: height * 0.66,
    height: height * 0.42,
    pose: left ? flip(poses.pointUp) : 'pointUp',
    girl: false,
  });
  const beam = left
    ? ([
        [width * 0.66, height * 0.2],
        [width * 0.86, height * 0.2],
        [width * 0.7, height],
        [width * 0.3, height],
      ] as const)
    : ([
        [width * 0.14, height * 0.2],
        [width * 0.34, height * 0.2],
        [width * 0.6, height],
        [width * 0.2, height],
      ] as const);
  return [
    rect(0, 0, width, floorTop, '#DDBE90'),
    rect(0, floorTop - height * 0.12, width, height * 0.12, '#B98F63'),
    rafters(canvas, height * 0.15),
    gardenWindow(
      canvas,
      left ? width * 0.68 : width * 0.12,
      height * 0.24,
      height * 0.2,
      height * 0.22,
      'pane',
    ),
    rect(0, floorTop, width, height - floorTop, '#C69C6C'),
    stroke(
      `M${round(boardX + boardWidth * 0.2)} ${round(floorTop + 20)}L${round(boardX + boardWidth * 0.34)} ${round(boardY - 30)}M${round(boardX + boardWidth * 0.8)} ${round(floorTop + 20)}L${round(boardX + boardWidth * 0.66)} ${round(boardY - 30)}`,
      palette.darkWood,
      14,
    ),
    blackboard(
      boardX,
      boardY,
      boardWidth,
      boardWidth * 0.56,
      chalkFor(lesson, boardX, boardY, boardWidth, boardWidth * 0.56),
    ),
    clayPot(left ? width * 0.95 : width * 0.05, floorTop + 30, height * 0.1),
    master.svg,
    polygon(beam, '#F6E3B4', 'opacity=".2"'),
    nearestLast(people),
  ].join('');
}
