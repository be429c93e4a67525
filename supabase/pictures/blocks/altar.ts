import { palette } from './colour.ts';
import { marigold } from './foreground.ts';
import { path, rect, round, times } from './shapes.ts';

export function alcove(x: number, y: number, width: number, height: number): string {
  const arch = (inset: number) =>
    `M${round(x - width / 2 + inset)} ${round(y)}V${round(y - height * 0.55)}Q${round(x - width / 2 + inset)} ${round(y - height + inset)} ${round(x)} ${round(y - height + inset)}Q${round(x + width / 2 - inset)} ${round(y - height + inset)} ${round(x + width / 2 - inset)} ${round(y - height * 0.55)}V${round(y)}Z`;
  const rays = times(
    18,
    (index) =>
      `<path transform="translate(${round(x)} ${round(y - height * 0.5)}) rotate(${index * 20})" d="M-10 0L0 ${round(-height * 0.62)}L10 0Z" fill="${palette.marigold}" opacity=".4"/>`,
  );
  return (
    path(arch(0), palette.terracotta) +
    path(arch(width * 0.045), palette.lemon) +
    path(arch(width * 0.075), '#F3D9A0') +
    rays
  );
}

export function books(x: number, y: number, size: number): string {
  const colours = [palette.indigo, palette.terracotta, palette.leaf, palette.marigold];
  return (
    colours
      .map(
        (colour, index) =>
          rect(
            x - size + (index % 2) * size * 0.14,
            y - size * 0.24 * (index + 1),
            size * 2 - index * size * 0.1,
            size * 0.22,
            colour,
          ) +
          rect(
            x + size * 0.86 - index * size * 0.06 + (index % 2) * size * 0.14,
            y - size * 0.24 * (index + 1) + 3,
            size * 0.1,
            size * 0.22 - 6,
            palette.white,
          ),
      )
      .join('') +
    rect(x - size * 0.4, y - size * 1.08, size * 0.9, size * 0.06, palette.wood) +
    marigold(x - size * 0.2, y - size * 1.08, size * 0.16)
  );
}
