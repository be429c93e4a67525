import { shade } from './colour.ts';
import type { Random } from './random.ts';
import { type Point, path, round, stroke } from './shapes.ts';

/** Flame of the forest: bare grey branches and orange claws of flower. */
export function palash(random: Random, x: number, y: number, height: number): string {
  const bark = '#7A6252';
  const ends: Point[] = [];
  const branch = (from: Point, angle: number, length: number, width: number, depth: number): string => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const bend = `M${round(from[0])} ${round(from[1])}Q${round((from[0] + to[0]) / 2 + random.range(-0.12, 0.12) * length)} ${round((from[1] + to[1]) / 2)} ${round(to[0])} ${round(to[1])}`;
    if (depth <= 2) ends.push(to);
    if (depth === 0) return stroke(bend, bark, width);
    return (
      stroke(bend, depth > 2 ? shade(bark, 0.1) : bark, width) +
      [-0.62, 0.05, 0.6]
        .filter(() => depth > 1 || random.chance(0.75))
        .map((turn) =>
          branch(
            to,
            angle * 0.7 + turn + random.range(-0.2, 0.2),
            length * random.range(0.6, 0.78),
            width * 0.58,
            depth - 1,
          ),
        )
        .join('')
    );
  };
  const wood = branch([x, y], 0.06, height * 0.34, height * 0.06, 3);
  const petals = (colour: string, count: number, size: number) =>
    path(
      ends
        .flatMap(([ex, ey]) =>
          Array.from({ length: count }, () => {
            const px = ex + random.range(-0.055, 0.055) * height;
            const py = ey + random.range(-0.055, 0.045) * height;
            const reach = height * size * random.range(0.7, 1.2);
            return `M${round(px)} ${round(py)}q${round(reach * 0.2)} ${round(-reach)} ${round(reach)} ${round(-reach * 0.8)}q${round(-reach * 0.2)} ${round(reach * 0.9)} ${round(-reach)} ${round(reach * 0.8)}Z`;
          }),
        )
        .join(''),
      colour,
    );
  return wood + petals('#C9461F', 3, 0.05) + petals('#EC7A2B', 3, 0.04);
}
