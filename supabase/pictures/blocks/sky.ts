import type { Canvas } from './canvas.ts';
import { palette, tint } from './colour.ts';
import { type Light, lamplit } from './light.ts';
import { circle, path, rect, round, stroke, times } from './shapes.ts';

const bands: Record<Light, readonly string[]> = {
  morning: ['#8FC3CE', '#B4D6D3', '#DCE6CB', '#F6DFA6', '#F7C983'],
  noon: ['#7DBCCF', '#9CCDD8', '#BFDDE3', '#D9EAE2'],
  evening: ['#7C86B5', '#B58FA8', '#E79C7C', '#F4B765', '#F9D588'],
  monsoon: ['#5D7C8A', '#7794A0', '#93ACB0', '#B4C6C3'],
  winter: ['#BCD3D8', '#D3DFDB', '#E8E6D5', '#F6E7C6'],
  night: ['#12163A', '#1A2150', '#263066', '#38437F'],
  sepia: ['#D8C7A4', '#E4D6B4', '#EFE4C8', '#F5ECD6'],
  silver: ['#B9B6AC', '#CFCBC0', '#DDDACF', '#E9E6DB'],
  faded: ['#A9CBD0', '#C3DAD8', '#DDE5D5', '#EFE6CC'],
};

function wave({ width, random }: Canvas, y: number, height: number): string {
  const steps = 5;
  const step = width / steps;
  const from = `M-10 ${round(y + random.range(-height, height))}`;
  const curve = Array.from(
    { length: steps },
    (_, index) =>
      `Q${round(step * (index + 0.5))} ${round(y + random.range(-height, height))} ${round(step * (index + 1) + 5)} ${round(y + random.range(-height, height))}`,
  );
  return from + curve.join('');
}

/** A cloud with scalloped edges and a flat base. */
export function cloud(x: number, y: number, size: number, fill: string): string {
  const bumps = [0.5, 0.8, 1, 0.75, 0.45];
  const arcs = bumps.map((bump) => {
    const reach = (size * 2 * bump) / 3.5;
    return `a${round(reach / 2)} ${round(reach * 0.52)} 0 0 1 ${round(reach)} 0`;
  });
  return (
    path(`M${round(x - size)} ${round(y)}${arcs.join('')}Z`, fill) +
    stroke(
      `M${round(x - size * 0.7)} ${round(y + size * 0.1)}H${round(x + size * 0.8)}M${round(x - size * 0.2)} ${round(y + size * 0.19)}H${round(x + size * 0.45)}`,
      fill,
      Math.max(2, size * 0.035),
    )
  );
}

export function sun(x: number, y: number, radius: number, fill: string): string {
  const rays = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    const inner = radius * 1.2;
    const outer = radius * (index % 2 ? 1.34 : 1.5);
    return `M${round(x + Math.cos(angle) * inner)} ${round(y + Math.sin(angle) * inner)}L${round(x + Math.cos(angle) * outer)} ${round(y + Math.sin(angle) * outer)}`;
  });
  return circle(x, y, radius, fill) + stroke(rays.join(''), fill, radius * 0.05);
}

export function moon(x: number, y: number, radius: number): string {
  return lamplit(
    circle(x, y, radius * 1.9, '#4A568F', 'opacity=".35"') +
      circle(x, y, radius * 1.4, '#6D78AB', 'opacity=".4"') +
      circle(x, y, radius, '#F8EBC2') +
      circle(x - radius * 0.3, y - radius * 0.1, radius * 0.2, '#E9D6A0') +
      circle(x + radius * 0.28, y + radius * 0.34, radius * 0.13, '#E9D6A0'),
  );
}

const birds = ({ width, random }: Canvas, y: number) =>
  stroke(
    Array.from({ length: random.int(3, 6) }, () => {
      const size = random.range(8, 17);
      return `M${round(random.range(0.1, 0.9) * width)} ${round(y * random.range(0.3, 0.75))}q${round(size * 0.5)} ${round(-size * 0.6)} ${round(size)} 0q${round(size * 0.5)} ${round(-size * 0.6)} ${round(size)} 0`;
    }).join(''),
    '#3B4256',
    2.6,
  );

export interface SkyOptions {
  /** Where the sun or moon stands, as shares of the width and of the sky's height. */
  sunAt?: readonly [number, number];
  plain?: boolean;
}

export function drawSky(canvas: Canvas, horizon: number, { sunAt, plain = false }: SkyOptions = {}): string {
  const { width, light, random } = canvas;
  const colours = bands[light];
  const step = (horizon * 1.04) / colours.length;
  const wash = colours
    .map((colour, index) =>
      index === 0
        ? rect(0, 0, width, horizon + 4, colour)
        : path(`${wave(canvas, step * index, 12)}V${round(horizon + 4)}H-10Z`, colour),
    )
    .join('');
  const [sx, sy] = sunAt ?? [random.range(0.62, 0.86), random.range(0.2, 0.5)];
  const x = width * sx;
  const y = horizon * sy;
  const base = light === 'night' ? lamplit(wash) : wash;
  if (plain) return base;
  const stars = () =>
    lamplit(
      times(70, () =>
        circle(random.range(0, width), random.range(0, horizon * 0.9), random.range(0.9, 2.6), '#F3E6BE'),
      ),
    );
  const clouds = (fill: string, count: number, low = 0.75) =>
    times(count, () =>
      cloud(random.range(0, width), horizon * random.range(0.14, low), random.range(60, 150), fill),
    );
  const heavens: Record<Light, () => string> = {
    morning: () =>
      sun(x, horizon * Math.max(sy, 0.5), 62, '#F2A53C') + clouds('#FBF1DA', 3, 0.5) + birds(canvas, horizon),
    noon: () => clouds(palette.white, 5) + birds(canvas, horizon),
    evening: () => sun(x, horizon * 0.72, 78, '#EE7B3A') + clouds('#F3C7A2', 4, 0.6) + birds(canvas, horizon),
    monsoon: () => clouds('#526F7E', 5, 0.3) + clouds('#A9BDBE', 3, 0.7),
    winter: () => sun(x, y, 46, '#F3CF86') + clouds('#F7F1E3', 2, 0.4) + birds(canvas, horizon),
    night: () => stars() + moon(x, y, 48),
    sepia: () => clouds('#F8F1DF', 3),
    silver: () => clouds('#F3F0E7', 3),
    faded: () => clouds('#F8F4E6', 4),
  };
  return base + heavens[light]();
}

export function rain({ width, height, random }: Canvas, amount = 1): string {
  const drops = (count: number, length: number) =>
    Array.from(
      { length: Math.round(count * amount) },
      () =>
        `M${round(random.range(0, width))} ${round(random.range(-20, height))}l${round(-length * 0.22)} ${round(length)}`,
    ).join('');
  return (
    stroke(drops(110, 54), tint('#BFD3D6', 0.4), 2, 'opacity=".5"') +
    stroke(drops(60, 86), palette.white, 2.8, 'opacity=".5"')
  );
}
