import { palette } from './colour.ts';
import { circle, group, round, spots, stroke, times } from './shapes.ts';

const ring = (radius: number, colour: string, width: number) =>
  circle(0, 0, radius, 'none', `stroke="${colour}" stroke-width="${round(width)}"`);

function petals(
  count: number,
  inner: number,
  outer: number,
  colour: string,
  width: number,
  fill = 'none',
): string {
  const wide = ((Math.PI * (inner + outer)) / count) * 0.42;
  const mid = (inner + outer) / 2;
  const each = times(count, (index) => {
    const angle = (index / count) * 360;
    return `<path transform="rotate(${round(angle)})" d="M0 ${round(-inner)}C${round(wide)} ${round(-mid)} ${round(wide * 0.7)} ${round(-outer * 0.96)} 0 ${round(-outer)}C${round(-wide * 0.7)} ${round(-outer * 0.96)} ${round(-wide)} ${round(-mid)} 0 ${round(-inner)}Z"/>`;
  });
  return `<g fill="${fill}" stroke="${colour}" stroke-width="${round(width)}">${each}</g>`;
}

function curls(count: number, radius: number, size: number, colour: string, width: number): string {
  const each = times(count, (index) => {
    const angle = (index / count) * 360;
    return `<path transform="rotate(${round(angle)}) translate(0 ${round(-radius)})" d="M0 0c${round(size * 0.8)} ${round(-size * 0.1)} ${round(size * 0.9)} ${round(-size)} ${round(size * 0.1)} ${round(-size)}c${round(-size * 0.5)} 0 ${round(-size * 0.4)} ${round(size * 0.6)} ${round(size * 0.05)} ${round(size * 0.5)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="${round(width)}">${each}</g>`;
}

const dots = (count: number, radius: number, size: number, colour: string) =>
  spots(
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.5) / count) * Math.PI * 2;
      return [Math.sin(angle) * radius, Math.cos(angle) * radius] as const;
    }),
    size,
    colour,
  );

/** A round floor drawing in rice paste; `squash` below 1 lays it on a floor seen at a slant. */
export function medallion(
  x: number,
  y: number,
  radius: number,
  squash = 1,
  colour: string = palette.white,
  accent: string = palette.terracotta,
): string {
  const line = radius * 0.022;
  return group(
    `translate(${round(x)} ${round(y)}) scale(1 ${squash})`,
    circle(0, 0, radius * 0.14, accent),
    petals(8, radius * 0.14, radius * 0.4, colour, line, accent),
    ring(radius * 0.44, colour, line),
    petals(16, radius * 0.46, radius * 0.66, colour, line),
    ring(radius * 0.69, colour, line * 1.5),
    dots(24, radius * 0.75, radius * 0.02, palette.marigold),
    ring(radius * 0.81, colour, line),
    curls(16, radius * 0.82, radius * 0.16, colour, line),
    dots(16, radius * 0.96, radius * 0.018, colour),
  );
}

/** A vine of paisley curls along a line. */
export function vine(
  x: number,
  y: number,
  length: number,
  size: number,
  colour: string = palette.white,
  turn = 0,
): string {
  const count = Math.max(2, Math.round(length / (size * 1.7)));
  const step = length / count;
  const wave = Array.from(
    { length: count },
    (_, index) => `q${round(step / 2)} ${round(index % 2 ? size * 0.7 : -size * 0.7)} ${round(step)} 0`,
  ).join('');
  const sprays = times(count, (index) => {
    const up = index % 2 ? 1 : -1;
    const at = step * (index + 0.5);
    return (
      stroke(
        `M${round(at)} ${round(up * size * 0.34)}c${round(size * 0.5)} ${round(-up * size * 0.1)} ${round(size * 0.6)} ${round(-up * size * 0.8)} 0 ${round(-up * size * 0.76)}c${round(-size * 0.34)} 0 ${round(-size * 0.3)} ${round(up * size * 0.42)} ${round(size * 0.04)} ${round(up * size * 0.36)}`,
        colour,
        size * 0.1,
      ) + circle(at + size * 0.5, up * size * 0.62, size * 0.09, colour)
    );
  });
  return group(
    `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}`,
    stroke(`M0 0${wave}`, colour, size * 0.11),
    sprays,
  );
}

export const footprint = (x: number, y: number, size: number, colour: string, turn = 0) =>
  group(
    `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(size)})`,
    `<path d="M0 1C.5 1 .5 .1 .42 -.2C.4 -.6 -.2 -.6 -.3 -.2C-.36 .2 -.4 1 0 1Z" fill="${colour}"/>`,
    times(5, (index) =>
      circle(-0.36 + index * 0.2, -0.78 + Math.abs(index - 1) * 0.07, 0.11 - index * 0.006, colour),
    ),
  );
