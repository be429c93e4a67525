import type { Canvas } from './canvas.ts';
import { someAdult, someChild } from './children.ts';
import { palette } from './colour.ts';
import { drawHead } from './head.ts';
import { rect, round, times } from './shapes.ts';
import { builds } from './skeleton.ts';

/** The faces of a class in squares. */
export function faces(
  { random }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): string {
  const cw = width / columns;
  const ch = height / rows;
  return times(columns * rows, (index) => {
    const cx = x + cw * (index % columns);
    const cy = y + ch * Math.floor(index / columns);
    const teacher = index === Math.floor(columns / 2);
    const person = teacher
      ? someAdult(random, true)
      : someChild(random, random.chance(0.6) ? 'uniform' : 'plain');
    const wall = random.pick(['#E9C9A0', '#C9D8C4', '#B9CBD6', '#F0D9B4', '#D9B0A0', '#D8D2B8']);
    const size = ch * (teacher ? 0.03 : 0.026);
    const mx = cx + cw / 2;
    const my = cy + ch * 0.52;
    return (
      rect(cx + 4, cy + 4, cw - 8, ch - 8, wall) +
      (random.chance(0.5)
        ? rect(cx + cw * 0.68, cy + ch * 0.14, cw * 0.22, ch * 0.3, palette.sky)
        : rect(
            cx + cw * 0.1,
            cy + ch * 0.14,
            cw * 0.16,
            ch * 0.4,
            random.pick([palette.terracotta, palette.leaf, palette.indigo]),
          )) +
      `<path d="M${round(mx - cw * 0.24)} ${round(cy + ch - 4)}Q${round(mx - cw * 0.22)} ${round(my + ch * 0.28)} ${round(mx)} ${round(my + ch * 0.26)}T${round(mx + cw * 0.24)} ${round(cy + ch - 4)}Z" fill="${person.outfit.top}"/>` +
      `<g transform="translate(${round(mx)} ${round(my)}) scale(${size.toFixed(2)})">${drawHead(0, 0, builds.child, person.look, { turn: random.range(-0.4, 0.4), tilt: random.range(-6, 6), back: false, detail: 'full' })}</g>` +
      (teacher
        ? rect(cx + 4, cy + 4, cw - 8, ch - 8, 'none', `stroke="${palette.marigold}" stroke-width="6"`)
        : '')
    );
  });
}
