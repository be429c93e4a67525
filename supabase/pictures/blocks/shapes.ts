export type Point = readonly [number, number];

export const round = (value: number) => String(Math.round(value * 10) / 10);

const attributes = (extra: string | undefined) => (extra ? ` ${extra}` : '');

export const path = (d: string, fill: string, extra?: string) =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** A line; its ends are round and it has no fill, as the document's root says. */
export const stroke = (d: string, colour: string, width: number, extra?: string) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}"${attributes(extra)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra?: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra?: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra?: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const pointsPath = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

export const polygon = (points: readonly Point[], fill: string, extra?: string) =>
  path(`${pointsPath(points)}Z`, fill, extra);

export const polyline = (points: readonly Point[], colour: string, width: number, extra?: string) =>
  stroke(pointsPath(points), colour, width, extra);

/** Round spots of one colour, as one element. */
export const spots = (points: readonly Point[], radius: number, colour: string, extra?: string) =>
  stroke(points.map(([x, y]) => `M${round(x)} ${round(y)}h.1`).join(''), colour, radius * 2, extra);

/** A smooth closed outline through the points. */
export function blob(points: readonly Point[], fill: string, extra?: string): string {
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  const start = middle(last, first);
  const curves = points.map((point, index) => {
    const to = middle(point, points[index + 1] ?? first);
    return `Q${round(point[0])} ${round(point[1])} ${round(to[0])} ${round(to[1])}`;
  });
  return path(`M${round(start[0])} ${round(start[1])}${curves.join('')}Z`, fill, extra);
}

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const move = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;

export const mirrored = (x: number, y: number, scale = 1) =>
  `translate(${round(x)} ${round(y)}) scale(${Math.round(-scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

export const lettering = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  extra = 'text-anchor="middle"',
) =>
  `<text x="${round(x)}" y="${round(y)}" font-family="Noto Sans Bengali" font-size="${round(size)}" font-weight="700" fill="${fill}" ${extra}>${words}</text>`;
