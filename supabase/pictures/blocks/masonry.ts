import { palette, shade } from './colour.ts';
import { circle, rect, round, stroke, times } from './shapes.ts';

export const bamboo = '#C9A55A';

export function brickwork(x: number, y: number, width: number, height: number): string {
  const rows = Math.max(1, Math.round(height / 17));
  const joints =
    times(rows, (row) => `M${round(x)} ${round(y - row * 17)}h${round(width)}`) +
    times(rows, (row) =>
      Array.from(
        { length: Math.floor(width / 44) },
        (_, index) => `M${round(x + index * 44 + (row % 2) * 22)} ${round(y - row * 17)}v-17`,
      ).join(''),
    );
  return (
    rect(x, y - height, width, height, palette.brick) +
    rect(x + width * 0.72, y - height, width * 0.28, height, shade(palette.brick, 0.12)) +
    stroke(joints, '#E3A37C', 2)
  );
}

export function scaffold(x: number, y: number, width: number, height: number, levels: number): string {
  const posts = Array.from(
    { length: 7 },
    (_, index) =>
      `M${round(x + (width / 6) * index)} ${round(y)}L${round(x + (width / 6) * index + (index % 2 ? 6 : -6))} ${round(y - height - 50 + (index % 3) * 24)}`,
  );
  const rails = Array.from(
    { length: levels },
    (_, index) =>
      `M${round(x - 26)} ${round(y - (height / levels) * (index + 0.94))}L${round(x + width + 26)} ${round(y - (height / levels) * (index + 0.96))}`,
  );
  const braces = Array.from(
    { length: levels * 2 },
    (_, index) =>
      `M${round(x + (width / 6) * (index % 5))} ${round(y - (height / levels) * Math.floor(index / 2))}L${round(x + (width / 6) * ((index % 5) + 1))} ${round(y - (height / levels) * (Math.floor(index / 2) + 1))}`,
  );
  const ties = times(7 * levels, (index) =>
    circle(
      x + (width / 6) * (index % 7),
      y - (height / levels) * (Math.floor(index / 7) + 0.95),
      6,
      palette.darkWood,
    ),
  );
  return (
    stroke(posts.join('') + rails.join(''), bamboo, 9) + stroke(braces.join(''), shade(bamboo, 0.2), 6) + ties
  );
}
