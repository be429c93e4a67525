import { palette, shade, tint } from './colour.ts';
import { polygon, rect } from './shapes.ts';

/** A desk with its bench, seen from the front; `y` is the foot of the desk. */
export function deskFront(x: number, y: number, width: number, colour: string = palette.wood): string {
  const height = width * 0.36;
  return [
    polygon(
      [
        [x - width * 0.5, y - height * 1.18],
        [x + width * 0.5, y - height * 1.18],
        [x + width * 0.54, y - height],
        [x - width * 0.54, y - height],
      ],
      tint(colour, 0.18),
    ),
    rect(x - width * 0.54, y - height, width * 1.08, height * 0.12, shade(colour, 0.25)),
    rect(x - width * 0.5, y - height * 0.88, width, height * 0.5, colour),
    rect(x + width * 0.3, y - height * 0.88, width * 0.2, height * 0.5, shade(colour, 0.14)),
    rect(x - width * 0.5, y - height * 0.4, width * 0.06, height * 0.4, shade(colour, 0.3)),
    rect(x + width * 0.44, y - height * 0.4, width * 0.06, height * 0.4, shade(colour, 0.4)),
  ].join('');
}

/** Bench back and desk top, seen from behind the pupils. */
export function benchBack(x: number, y: number, width: number, colour: string = palette.wood): string {
  const height = width * 0.3;
  return [
    rect(x - width * 0.52, y - height * 0.66, width * 1.04, height * 0.2, tint(colour, 0.14)),
    rect(x - width * 0.52, y - height * 0.48, width * 1.04, height * 0.07, shade(colour, 0.3)),
    rect(x - width * 0.48, y - height * 0.5, width * 0.055, height * 0.5, shade(colour, 0.2)),
    rect(x + width * 0.425, y - height * 0.5, width * 0.055, height * 0.5, shade(colour, 0.36)),
  ].join('');
}

export function teacherTable(x: number, y: number, width: number, height: number, cloth: string): string {
  return [
    rect(x - width * 0.46, y - height * 0.5, width * 0.05, height * 0.5, palette.darkWood),
    rect(x + width * 0.41, y - height * 0.5, width * 0.05, height * 0.5, palette.darkWood),
    polygon(
      [
        [x - width * 0.48, y - height],
        [x + width * 0.48, y - height],
        [x + width * 0.52, y - height * 0.86],
        [x - width * 0.52, y - height * 0.86],
      ],
      tint(cloth, 0.2),
    ),
    rect(x - width * 0.52, y - height * 0.86, width * 1.04, height * 0.44, cloth),
    rect(x + width * 0.2, y - height * 0.86, width * 0.32, height * 0.44, shade(cloth, 0.12)),
    rect(x - width * 0.52, y - height * 0.48, width * 1.04, height * 0.05, palette.marigold),
  ].join('');
}
