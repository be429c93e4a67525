import { shade, tint } from './colour.ts';
import { drawFace } from './face.ts';
import { type Hair, isLongHair, type Look } from './look.ts';
import { ellipse, group, path, round, stroke } from './shapes.ts';
import type { Build } from './skeleton.ts';
import { scaled, tresses } from './tresses.ts';

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

/** How much of a face is worth drawing at its size. */
export type Detail = 'full' | 'simple' | 'none';

export interface HeadView {
  turn: number;
  tilt: number;
  back: boolean;
  detail: Detail;
}

export function drawHead(x: number, y: number, build: Build, look: Look, view: HeadView): string {
  const { headX, headY } = build;
  const { turn, tilt, back, detail } = view;
  const long = isLongHair(look.hair);
  const curls =
    look.hair === 'curly'
      ? stroke(
          [-0.9, -0.5, 0, 0.5, 0.9]
            .map((at) => `M${round(at * headX)} ${round(-headY * (0.92 - at * at * 0.5))}h.1`)
            .join(''),
          look.hairColour,
          headX * 0.68,
        )
      : '';
  const sheen =
    detail === 'full'
      ? stroke(
          `M${round(-headX * 0.62)} ${round(-headY * 0.7)}q${round(headX * 0.3)} ${round(-headY * 0.34)} ${round(headX * 0.72)} ${round(-headY * 0.34)}`,
          tint(look.hairColour, 0.26),
          headX * 0.1,
        )
      : '';
  const ears = (sides: readonly number[]) =>
    stroke(
      sides
        .map((side) => `M${round(side * headX * 0.96)} ${round(headY * 0.14)}v${round(headY * 0.08)}`)
        .join(''),
      shade(look.skin, 0.12),
      headX * 0.34,
    );
  const frame = `translate(${round(x)} ${round(y)})${tilt ? ` rotate(${round(tilt)})` : ''}`;
  if (back) {
    const nape = long ? '' : path(scaled('M-.7 .5C-.5 1 .5 1 .7 .5Z', headX, headY), shade(look.skin, 0.12));
    const hair = ellipse(
      0,
      long ? 0 : -headY * 0.12,
      headX * 1.04,
      headY * (long ? 1.04 : 0.96),
      look.hairColour,
    );
    return group(frame, ears([-1, 1]), nape, hair, curls, sheen, tresses(build, look, turn, true));
  }
  const lean = turn * headX * 0.07;
  const face =
    path(
      scaled(
        `M-.9 -.1C-.96 .66 -.5 1.02 0 1.02C.5 1.02 .96 .66 .9 -.1${hairlines[look.hair]}`,
        headX,
        headY,
        lean,
      ),
      look.skin,
    ) +
    path(
      scaled('M.9 -.1C.96 .66 .5 1.02 0 1.02C.46 .9 .68 .5 .66 -.3Z', headX, headY, lean),
      shade(look.skin, 0.14),
    );
  return group(
    frame,
    tresses(build, look, turn, false),
    ellipse(0, -headY * 0.14, headX * 1.08, headY * 1.02, look.hairColour),
    curls,
    ears([turn > 0.5 ? -1 : 1, turn < -0.5 ? 1 : -1]),
    face,
    detail === 'none' ? '' : drawFace(build, look, turn, detail === 'simple'),
    sheen,
  );
}
