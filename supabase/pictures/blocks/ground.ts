import type { Canvas } from './canvas.ts';
import { palette, shade, tint } from './colour.ts';
import { ellipse, path, round, stroke } from './shapes.ts';

/** A stretch of land with an uneven upper edge, from `top` down to `bottom`. */
export function land(canvas: Canvas, top: number, bottom: number, fill: string, uneven = 10): string {
  const { width, random } = canvas;
  const steps = 6;
  const curve = Array.from({ length: steps }, (_, index) => {
    const x = (width / steps) * (index + 1);
    return `Q${round(x - width / steps / 2)} ${round(top + random.range(-uneven, uneven))} ${round(x + (index === steps - 1 ? 10 : 0))} ${round(top + random.range(-uneven, uneven) * 0.5)}`;
  });
  return path(`M-10 ${round(top)}${curve.join('')}V${round(bottom)}H-10Z`, fill);
}

/** Tufts of grass cut with a gouge; nearer ones are larger. */
export function tufts(canvas: Canvas, top: number, bottom: number, colour: string, count: number): string {
  const { width, random } = canvas;
  const marks = Array.from({ length: count }, () => {
    const near = random.next() ** 0.7;
    const y = top + (bottom - top) * near;
    const size = 4 + near * 15;
    return `M${round(random.range(0, width))} ${round(y)}l${round(-size * 0.35)} ${round(-size * 0.8)}m${round(size * 0.35)} ${round(size * 0.8)}v${round(-size)}m0 ${round(size)}l${round(size * 0.4)} ${round(-size * 0.75)}`;
  });
  return stroke(marks.join(''), colour, 2.4);
}

/** Long level strokes that give a ground its plane. */
export function furrows(
  canvas: Canvas,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  opacity = 0.6,
): string {
  const { width, random } = canvas;
  const marks = Array.from({ length: count }, () => {
    const near = random.next();
    const y = top + (bottom - top) * near * near;
    const length = 20 + near * 150;
    return `M${round(random.range(-40, width))} ${round(y)}h${round(length * random.range(0.5, 1))}`;
  });
  return stroke(marks.join(''), colour, 3, `opacity="${opacity}"`);
}

export function lawn(canvas: Canvas, top: number, colour: string = palette.lightLeaf): string {
  const { height } = canvas;
  return (
    land(canvas, top, height + 10, colour, 6) +
    land(canvas, top + (height - top) * 0.34, height + 10, shade(colour, 0.06), 14) +
    furrows(canvas, top + 10, height, tint(colour, 0.35), 34, 0.55) +
    tufts(canvas, top + 20, height, shade(colour, 0.24), 60)
  );
}

export function earth(canvas: Canvas, top: number, colour: string = palette.sand): string {
  const { height } = canvas;
  return (
    land(canvas, top, height + 10, colour, 5) +
    land(canvas, top + (height - top) * 0.42, height + 10, shade(colour, 0.05), 12) +
    furrows(canvas, top + 8, height, tint(colour, 0.5), 40, 0.6) +
    furrows(canvas, top + 8, height, shade(colour, 0.14), 24, 0.5)
  );
}

export const shadow = (x: number, y: number, width: number, opacity = 0.2) =>
  ellipse(x + width * 0.16, y, width * 0.5, width * 0.09, '#2B1D4A', `opacity="${opacity}"`);

export function puddle(x: number, y: number, width: number, colour = '#A9C4C6'): string {
  return (
    ellipse(x, y, width / 2, width * 0.085, shade(colour, 0.18)) +
    ellipse(x, y + width * 0.008, width * 0.47, width * 0.072, colour) +
    stroke(
      `M${round(x - width * 0.25)} ${round(y - width * 0.01)}h${round(width * 0.22)}M${round(x + width * 0.02)} ${round(y + width * 0.025)}h${round(width * 0.2)}`,
      palette.white,
      2.5,
      'opacity=".7"',
    )
  );
}

/** Sun through leaves: a pool of shade with flecks of light, kept low in contrast. */
export function dapple(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const { random } = canvas;
  const within = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const angle = random.range(0, Math.PI * 2);
      const reach = Math.sqrt(random.next());
      return ellipsePath(
        x + (Math.cos(angle) * reach * width) / 2,
        y + (Math.sin(angle) * reach * height) / 2,
        random.range(0.6, 1.4) * size,
      );
    }).join('');
  return (
    path(within(26, width * 0.13), '#2B1D4A', 'opacity=".11"') +
    path(within(16, width * 0.014), '#FFF1C9', 'opacity=".4"')
  );
}

const ellipsePath = (x: number, y: number, rx: number) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(rx * 0.26)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(rx * 0.26)} 0 1 0 ${round(-rx * 2)} 0Z`;
