import { type Dress, drawPerson, someAdult, someChild } from './children.ts';
import type { FigureOptions } from './figure.ts';
import { shadow } from './ground.ts';
import type { Mood } from './look.ts';
import type { Random } from './random.ts';

/** Something that stands at a depth; what stands lower on the picture is nearer. */
export interface Standing {
  y: number;
  svg: string;
}

export const nearestLast = (items: readonly Standing[]) =>
  [...items]
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');

type Placing = Omit<FigureOptions, 'look' | 'outfit'> & { mood?: Mood; girl?: boolean; cast?: number };

export function child(random: Random, dress: Dress, { girl, cast = 0.2, ...placing }: Placing): Standing {
  const figure = drawPerson(someChild(random, dress, girl), placing);
  const dark = cast ? shadow(placing.x, placing.y, placing.height * 0.42, cast) : '';
  return { y: placing.y, svg: dark + figure.svg };
}

export function adult(random: Random, { girl, cast = 0.2, ...placing }: Placing): Standing {
  const figure = drawPerson(someAdult(random, girl), { build: 'adult', ...placing });
  const dark = cast ? shadow(placing.x, placing.y, placing.height * 0.36, cast) : '';
  return { y: placing.y, svg: dark + figure.svg };
}
