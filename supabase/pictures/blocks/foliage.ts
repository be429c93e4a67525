import type { Random } from './random.ts';
import { blob, type Point, round, stroke } from './shapes.ts';

export function clump(random: Random, x: number, y: number, rx: number, ry: number, fill: string): string {
  const points = Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = random.range(0.86, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return blob(points, fill);
}

export function leafCuts(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: string,
): string {
  const marks = Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.9;
    const fall = random.range(0.6, 1) * size;
    return `M${round(x + Math.cos(angle) * rx * reach)} ${round(y + Math.sin(angle) * ry * reach)}q${round(size * 0.5)} ${round(fall * 0.1)} ${round(size * 0.45)} ${round(fall)}`;
  });
  return stroke(marks.join(''), colour, Math.max(1.6, size * 0.16));
}
