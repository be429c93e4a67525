import { shade } from './colour.ts';
import type { Look } from './look.ts';
import { circle, type Point, path, round, spots, stroke } from './shapes.ts';
import type { Build } from './skeleton.ts';

/** A path drawn for a head of radius 1, at this head's size. */
export function scaled(d: string, x: number, y: number, shift = 0): string {
  let index = 0;
  return d.replace(/ ?-?\d*\.?\d+/g, (value) => {
    const across = index++ % 2 === 0;
    return `${index > 1 ? ' ' : ''}${round(Number(value) * (across ? x : y) + (across ? shift : 0))}`;
  });
}

const ribbonBow = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${round(x)} ${round(y)}l${round(-size)} ${round(-size * 0.7)}v${round(size * 1.4)}ZM${round(x)} ${round(y)}l${round(size)} ${round(-size * 0.7)}v${round(size * 1.4)}Z`,
    colour,
  ) + circle(x, y, size * 0.32, shade(colour));

function braid(side: number, { headX: x, headY: y }: Build, look: Look): string {
  const at = side * x * 0.98;
  const links = [0.42, 0.72, 1.0, 1.26].map((down, index): Point => [at + side * index * 0.35, y * down]);
  return spots(links, x * 0.22, look.hairColour) + ribbonBow(at + side, y * 1.44, x * 0.3, look.ribbon);
}

function loop(side: number, { headX: x, headY: y }: Build, look: Look): string {
  const at = side * x * 1.08;
  return (
    stroke(
      `M${round(side * x * 0.86)} ${round(y * 0.2)}C${round(side * x * 1.2)} ${round(y * 0.4)} ${round(side * x * 1.45)} ${round(y * 1.05)} ${round(at)} ${round(y * 1.05)}S${round(side * x * 0.9)} ${round(y * 0.6)} ${round(at)} ${round(y * 0.34)}`,
      look.hairColour,
      x * 0.27,
    ) + ribbonBow(at, y * 0.3, x * 0.36, look.ribbon)
  );
}

export function tresses(build: Build, look: Look, turn: number, back: boolean): string {
  const { headX: x, headY: y } = build;
  if (look.hair === 'braids') return braid(-1, build, look) + braid(1, build, look);
  if (look.hair === 'loops') return loop(-1, build, look) + loop(1, build, look);
  if (look.hair === 'bob') {
    return path(
      scaled('M-1.1 -.2C-1.16 .5 -1.1 .9 -.96 .98L.96 .98C1.1 .9 1.16 .5 1.1 -.2Z', x, y),
      look.hairColour,
    );
  }
  const side = turn > 0 ? -1 : 1;
  if (look.hair === 'bun') {
    const place = back ? 0 : side * x * 0.72;
    return (
      circle(place, y * (back ? 0.3 : 0.42), x * 0.5, shade(look.hairColour, 0.3)) +
      (look.flower ? circle(place + side * x * 0.3, y * 0.16, x * 0.22, look.flower) : '')
    );
  }
  if (look.hair === 'ponytail') {
    return (
      path(
        scaled(
          `M${side * 0.6} -.7C${side * 1.5} -.9 ${side * 1.75} .3 ${side * 1.45} .9C${side * 1.3} .3 ${side * 1.1} 0 ${side * 0.7} -.2Z`,
          x,
          y,
        ),
        look.hairColour,
      ) + ribbonBow(side * x * 0.98, -y * 0.6, x * 0.32, look.ribbon)
    );
  }
  if (look.hair === 'plait') {
    const place = back ? 0 : side * x * 0.8;
    const links = [0.5, 0.86, 1.2, 1.54, 1.86].map((down): Point => [place, y * down]);
    return spots(links, x * 0.25, look.hairColour) + ribbonBow(place, y * 2.08, x * 0.3, look.ribbon);
  }
  return '';
}
