import { mix, palette, shade, tint } from './colour.ts';
import { circle, ellipse, group, path, round, stroke } from './shapes.ts';
import type { Build } from './skeleton.ts';

export type Hair =
  | 'crop'
  | 'parted'
  | 'fringe'
  | 'curly'
  | 'braids'
  | 'loops'
  | 'ponytail'
  | 'bob'
  | 'bun'
  | 'plait';
export type Mood = 'smile' | 'closed' | 'laugh' | 'sing' | 'calm' | 'down';

export interface Look {
  skin: string;
  hair: Hair;
  hairColour: string;
  ribbon: string;
  mood: Mood;
  spectacles?: boolean;
  bindi?: boolean;
  flower?: string;
  cap?: string;
}

const longHair: readonly Hair[] = ['braids', 'loops', 'plait', 'bun', 'ponytail', 'bob'];
export const isLongHair = (hair: Hair) => longHair.includes(hair);

const hairlines: Record<Hair, string> = {
  crop: 'C.75 -.5 .3 -.56 0 -.56C-.3 -.56 -.75 -.5 -.9 -.1Z',
  parted: 'C.8 -.42 .5 -.34 -.34 -.66C-.5 -.5 -.8 -.4 -.9 -.1Z',
  fringe: 'C.84 -.3 .6 -.22 .42 -.3C.2 -.2 0 -.2 -.16 -.3C-.4 -.18 -.72 -.24 -.9 -.1Z',
  curly: 'C.8 -.36 .62 -.46 .44 -.36C.26 -.5 .06 -.5 -.1 -.38C-.32 -.5 -.6 -.5 -.9 -.1Z',
  braids: 'C.84 -.4 .4 -.62 0 -.72C-.4 -.62 -.84 -.4 -.9 -.1Z',
  loops: 'C.84 -.4 .4 -.62 0 -.72C-.4 -.62 -.84 -.4 -.9 -.1Z',
  ponytail: 'C.82 -.36 .5 -.3 -.3 -.62C-.56 -.5 -.84 -.4 -.9 -.1Z',
  bob: 'C.86 -.2 .66 -.24 .4 -.26L-.4 -.26C-.66 -.24 -.86 -.2 -.9 -.1Z',
  bun: 'C.86 -.34 .4 -.6 0 -.74C-.4 -.6 -.86 -.34 -.9 -.1Z',
  plait: 'C.84 -.36 .5 -.44 .1 -.68C-.4 -.56 -.84 -.4 -.9 -.1Z',
};

const scaled = (d: string, x: number, y: number) => {
  let index = 0;
  return d.replace(
    /-?\d*\.?\d+/g,
    (value) => `${index ? ' ' : ''}${round(Number(value) * (index++ % 2 ? y : x))}`,
  );
};

const ribbonBow = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${round(x)} ${round(y)}l${round(-size)} ${round(-size * 0.7)}v${round(size * 1.4)}ZM${round(x)} ${round(y)}l${round(size)} ${round(-size * 0.7)}v${round(size * 1.4)}Z`,
    colour,
  ) + circle(x, y, size * 0.32, shade(colour));

function braid(side: number, { headX: x, headY: y }: Build, look: Look): string {
  const at = side * x * 0.98;
  const links = [0.42, 0.72, 1.0, 1.26].map((down, index) =>
    ellipse(at + side * index * 0.35, y * down, x * (0.25 - index * 0.025), y * 0.2, look.hairColour),
  );
  return `${links.join('')}${ribbonBow(at + side, y * 1.44, x * 0.3, look.ribbon)}`;
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

function tresses(build: Build, look: Look, turn: number, back: boolean): string {
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
    const links = [0.5, 0.86, 1.2, 1.54, 1.86].map((down, index) =>
      ellipse(place, y * down, x * (0.3 - index * 0.03), y * 0.22, look.hairColour),
    );
    return `${links.join('')}${ribbonBow(place, y * 2.08, x * 0.3, look.ribbon)}`;
  }
  return '';
}

function features(build: Build, look: Look, turn: number): string {
  const { headX: x, headY: y } = build;
  const shift = turn * x * 0.4;
  const ink = '#2B1B1E';
  const apart = x * 0.4 * (1 - 0.22 * Math.abs(turn));
  const eyeY = y * 0.12;
  const reach = x * 0.15;
  const eye = (at: number) => {
    const left = round(at - reach);
    if (look.mood === 'smile' || look.mood === 'sing') return ellipse(at, eyeY, x * 0.095, y * 0.13, ink);
    const bend = look.mood === 'down' || look.mood === 'calm' ? 1 : -1;
    return stroke(
      `M${left} ${round(eyeY)}q${round(reach)} ${round(bend * y * 0.16)} ${round(reach * 2)} 0`,
      ink,
      x * 0.09,
    );
  };
  const brow = (at: number) =>
    stroke(
      `M${round(at - reach)} ${round(eyeY - y * 0.25)}q${round(reach)} ${round(-y * 0.1)} ${round(reach * 2)} 0`,
      look.hairColour,
      x * 0.07,
    );
  const mouthY = y * 0.56;
  const mouths: Record<Mood, string> = {
    smile: stroke(
      `M${round(shift - x * 0.24)} ${round(mouthY)}q${round(x * 0.24)} ${round(y * 0.22)} ${round(x * 0.48)} 0`,
      '#7C2D22',
      x * 0.1,
    ),
    closed: stroke(
      `M${round(shift - x * 0.26)} ${round(mouthY)}q${round(x * 0.26)} ${round(y * 0.26)} ${round(x * 0.52)} 0`,
      '#7C2D22',
      x * 0.1,
    ),
    laugh:
      path(
        `M${round(shift - x * 0.3)} ${round(mouthY - y * 0.04)}h${round(x * 0.6)}q${round(-x * 0.06)} ${round(y * 0.34)} ${round(-x * 0.3)} ${round(y * 0.34)}t${round(-x * 0.3)} ${round(-y * 0.34)}Z`,
        '#7C2D22',
      ) + rectTeeth(shift, mouthY - y * 0.04, x),
    sing: ellipse(shift, mouthY + y * 0.06, x * 0.15, y * 0.16, '#7C2D22'),
    calm: stroke(
      `M${round(shift - x * 0.17)} ${round(mouthY + y * 0.04)}q${round(x * 0.17)} ${round(y * 0.1)} ${round(x * 0.34)} 0`,
      '#7C2D22',
      x * 0.1,
    ),
    down: stroke(
      `M${round(shift - x * 0.15)} ${round(mouthY + y * 0.05)}h${round(x * 0.3)}`,
      '#7C2D22',
      x * 0.1,
    ),
  };
  const blush = mix(look.skin, palette.terracotta, 0.3);
  return [
    ellipse(shift - apart * 1.32, y * 0.42, x * 0.19, y * 0.12, blush),
    ellipse(shift + apart * 1.32, y * 0.42, x * 0.19, y * 0.12, blush),
    eye(shift - apart),
    eye(shift + apart),
    brow(shift - apart),
    brow(shift + apart),
    stroke(
      `M${round(shift + turn * x * 0.1)} ${round(y * 0.2)}q${round((turn < 0 ? -1 : 1) * x * 0.14)} ${round(y * 0.14)} 0 ${round(y * 0.16)}`,
      shade(look.skin, 0.3),
      x * 0.07,
    ),
    mouths[look.mood],
    look.bindi ? circle(shift, -y * 0.22, x * 0.1, palette.terracotta) : '',
    look.spectacles
      ? [-1, 1]
          .map((side) =>
            circle(
              shift + side * apart,
              eyeY,
              x * 0.27,
              'none',
              `stroke="${ink}" stroke-width="${round(x * 0.08)}"`,
            ),
          )
          .join('')
      : '',
  ].join('');
}

const rectTeeth = (shift: number, y: number, x: number) =>
  path(
    `M${round(shift - x * 0.22)} ${round(y)}h${round(x * 0.44)}v${round(x * 0.09)}h${round(-x * 0.44)}Z`,
    palette.white,
  );

export interface HeadView {
  turn: number;
  tilt: number;
  back: boolean;
  plain: boolean;
}

export function drawHead(x: number, y: number, build: Build, look: Look, view: HeadView): string {
  const { headX, headY } = build;
  const { turn, tilt, back, plain } = view;
  const mass = ellipse(0, -headY * 0.14, headX * 1.08, headY * 1.02, look.hairColour);
  const curls =
    look.hair === 'curly'
      ? [-0.9, -0.5, 0, 0.5, 0.9]
          .map((at) => circle(at * headX, -headY * (0.92 - at * at * 0.5), headX * 0.34, look.hairColour))
          .join('')
      : '';
  const sheen = stroke(
    `M${round(-headX * 0.62)} ${round(-headY * 0.7)}q${round(headX * 0.3)} ${round(-headY * 0.34)} ${round(headX * 0.72)} ${round(-headY * 0.34)}`,
    tint(look.hairColour, 0.26),
    headX * 0.1,
  );
  const cap = look.cap
    ? path(scaled('M-1.12 -.34C-1.1 -1.3 1.1 -1.3 1.12 -.34Z', headX, headY), look.cap) +
      path(
        scaled(
          'M-1.16 -.44H1.16V-.2H-1.16Z'.replace('H1.16V-.2H-1.16Z', 'L1.16 -.44L1.16 -.2L-1.16 -.2Z'),
          headX,
          headY,
        ),
        shade(look.cap),
      )
    : '';
  const ear = (side: number) =>
    ellipse(side * headX * 0.96, headY * 0.18, headX * 0.17, headY * 0.21, shade(look.skin, 0.12));
  if (back) {
    const nape = path(scaled('M-.7 .5C-.5 1 .5 1 .7 .5Z', headX, headY), shade(look.skin, 0.12));
    const fall = isLongHair(look.hair) ? '' : nape;
    return group(
      placed(x, y, tilt),
      ear(-1),
      ear(1),
      fall,
      ellipse(
        0,
        isLongHair(look.hair) ? 0 : -headY * 0.12,
        headX * 1.04,
        headY * (isLongHair(look.hair) ? 1.04 : 0.96),
        look.hairColour,
      ),
      curls,
      sheen,
      tresses(build, look, turn, true),
      cap,
    );
  }
  const faceX = turn * headX * 0.07;
  const face = path(
    scaled(`M-.9 -.1C-.96 .66 -.5 1.02 0 1.02C.5 1.02 .96 .66 .9 -.1${hairlines[look.hair]}`, headX, headY),
    look.skin,
  );
  const cheekShade = path(
    scaled('M.9 -.1C.96 .66 .5 1.02 0 1.02C.46 .9 .68 .5 .66 -.3Z', headX, headY),
    shade(look.skin, 0.14),
  );
  return group(
    placed(x, y, tilt),
    tresses(build, look, turn, false),
    mass,
    curls,
    turn > 0.5 ? '' : ear(1),
    turn < -0.5 ? '' : ear(-1),
    group(`translate(${round(faceX)} 0)`, face, cheekShade),
    plain ? '' : features(build, look, turn),
    sheen,
    cap,
  );
}

const placed = (x: number, y: number, tilt: number) =>
  `translate(${round(x)} ${round(y)})${tilt ? ` rotate(${round(tilt)})` : ''}`;
