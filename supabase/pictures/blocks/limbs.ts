import { shade } from './colour.ts';
import type { Outfit } from './outfits.ts';
import { type Point, path, polyline, round } from './shapes.ts';
import type { Build, Joints } from './skeleton.ts';

export const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

export function limb(from: Point, joint: Point, end: Point, colour: string, width: number): string {
  return polyline([from, joint, end], colour, width);
}

export function shoe([x, y]: Point, side: number, build: Build, colour: string): string {
  const size = build.leg * 0.52;
  return path(
    `M${round(x - size)} ${round(y + size * 0.7)}c0 ${round(-size * 1.5)} ${round(size * 2)} ${round(-size * 1.5)} ${round(size * 2 + side * size * 0.5)} 0Z`,
    colour,
  );
}

export function drawLeg(
  side: 'L' | 'R',
  joints: Joints,
  build: Build,
  outfit: Outfit,
  skin: string,
  turn: number,
): string {
  const hip = joints[`hip${side}`];
  const knee = joints[`knee${side}`];
  const foot = joints[`foot${side}`];
  const far = side === 'R';
  const tone = far ? shade(skin, 0.13) : skin;
  const toe = turn > 0.3 ? 1 : turn < -0.3 ? -1 : side === 'L' ? -0.4 : 0.4;
  const cover = far ? shade(outfit.colour, 0.18) : outfit.colour;
  const parts = [limb(hip, knee, foot, tone, build.leg)];
  if (outfit.bottom === 'trousers' || outfit.bottom === 'dhoti') {
    const loose = outfit.bottom === 'dhoti' ? 1.75 : 1.3;
    parts.push(limb(hip, knee, between(knee, foot, 0.84), cover, build.leg * loose));
  }
  if (outfit.bottom === 'shorts')
    parts.push(polyline([hip, between(hip, knee, 0.66)], cover, build.leg * 1.45, 'stroke-linecap="butt"'));
  if (outfit.socks && outfit.bottom !== 'trousers')
    parts.push(
      polyline(
        [between(knee, foot, 0.55), foot],
        far ? shade(outfit.socks, 0.14) : outfit.socks,
        build.leg * 1.04,
        'stroke-linecap="butt"',
      ),
    );
  parts.push(shoe(foot, toe, build, outfit.shoes ?? shade(skin, far ? 0.24 : 0.14)));
  return parts.join('');
}

export function drawArm(side: 'L' | 'R', joints: Joints, build: Build, outfit: Outfit, skin: string): string {
  const shoulder = joints[`shoulder${side}`];
  const elbow = joints[`elbow${side}`];
  const hand = joints[`hand${side}`];
  const far = side === 'R';
  const tone = far ? shade(skin, 0.1) : skin;
  const cloth = far ? shade(outfit.top, 0.14) : outfit.top;
  const palm = `<circle cx="${round(hand[0])}" cy="${round(hand[1])}" r="${round(build.arm * 0.6)}" fill="${tone}"/>`;
  const bare = limb(shoulder, elbow, hand, tone, build.arm * 0.92) + palm;
  if (outfit.sleeve === 'none') return bare;
  if (outfit.sleeve === 'half') {
    return (
      bare +
      polyline([shoulder, between(shoulder, elbow, 0.72)], cloth, build.arm * 1.42, 'stroke-linecap="butt"') +
      `<circle cx="${round(shoulder[0])}" cy="${round(shoulder[1])}" r="${round(build.arm * 0.71)}" fill="${cloth}"/>`
    );
  }
  return bare + limb(shoulder, elbow, between(elbow, hand, 0.82), cloth, build.arm * 1.3);
}
