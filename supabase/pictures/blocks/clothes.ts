import { mix, palette, shade } from './colour.ts';
import { between } from './limbs.ts';
import type { Outfit } from './outfits.ts';
import { type Point, path, pointsPath, polygon, polyline, round } from './shapes.ts';
import type { Build, Joints } from './skeleton.ts';

const hemOf = (joints: Joints, length: number) => ({
  left: between(joints.kneeL, joints.footL, length),
  right: between(joints.kneeR, joints.footR, length),
});

/** Cloth that hangs round both legs. */
export function drawDrape(joints: Joints, build: Build, outfit: Outfit): string {
  const lengths: Partial<Record<Outfit['bottom'], number>> = {
    skirt: 0.05,
    pinafore: 0.05,
    frock: 0.02,
    sari: 0.86,
    lungi: 0.8,
  };
  const length = lengths[outfit.bottom];
  if (length === undefined) return '';
  const flare = build.leg * (outfit.bottom === 'sari' || outfit.bottom === 'lungi' ? 0.75 : 1.05);
  const { left, right } = hemOf(joints, length);
  const xs = [left[0], right[0], joints.kneeL[0], joints.kneeR[0]];
  const minX = Math.min(...xs) - flare;
  const maxX = Math.max(...xs) + flare;
  const hemY = Math.max(left[1], right[1], joints.hip[1] + build.leg);
  const waist = build.hip * 1.02;
  const hip = joints.hip;
  const top = hip[1] - build.trunk * 0.2;
  const kneeY = Math.max(joints.kneeL[1], joints.kneeR[1]);
  const leftKnee = Math.min(joints.kneeL[0] - flare * 0.8, hip[0] - waist);
  const rightKnee = Math.max(joints.kneeR[0] + flare * 0.8, hip[0] + waist);
  const outline: Point[] =
    length > 0.5
      ? [
          [hip[0] - waist, top],
          [leftKnee, Math.min(kneeY, hemY)],
          [minX, hemY],
          [maxX, hemY],
          [rightKnee, Math.min(kneeY, hemY)],
          [hip[0] + waist, top],
        ]
      : [
          [hip[0] - waist, top],
          [minX, hemY],
          [maxX, hemY],
          [hip[0] + waist, top],
        ];
  const middle = (share: number): Point => [minX + (maxX - minX) * share, hemY];
  const dark = shade(outfit.colour, 0.24);
  const shadow = polygon(
    [
      [hip[0] + waist * 0.35, top],
      middle(0.66),
      middle(1),
      ...(length > 0.5 ? [[rightKnee, Math.min(kneeY, hemY)] as Point] : []),
      [hip[0] + waist, top],
    ],
    dark,
  );
  const pleats = [0.2, 0.42, 0.82]
    .map((share) => pointsPath([between([hip[0] - waist, top], [hip[0] + waist, top], share), middle(share)]))
    .join('');
  const border = outfit.border
    ? polyline([middle(0.02), middle(0.98)], outfit.border, build.leg * 0.42, 'stroke-linecap="butt"')
    : '';
  return `${polygon(outline, outfit.colour, `stroke="${outfit.colour}" stroke-width="2"`)}${shadow}<path d="${pleats}" stroke="${mix(outfit.colour, dark, 0.8)}" stroke-width="1"/>${border}`;
}

export function drawTrunk(joints: Joints, build: Build, outfit: Outfit, back: boolean): string {
  const { shoulderL: sl, shoulderR: sr, hip, chest } = joints;
  const waist = build.hip * 0.98;
  const lift = build.arm * 0.5;
  const neck = build.headX * 0.46;
  const left: Point = [hip[0] - waist, hip[1] + 1];
  const right: Point = [hip[0] + waist, hip[1] + 1];
  const colour = outfit.bottom === 'pinafore' ? outfit.colour : outfit.top;
  const cloth = (points: Point[], fill: string) =>
    polygon(points, fill, `stroke="${fill}" stroke-width="2.4"`);
  const body = cloth(
    [
      left,
      [sl[0], sl[1] - lift * 0.4],
      [chest[0] - neck, chest[1] - lift * 0.5],
      [chest[0] + neck, chest[1] - lift * 0.5],
      [sr[0], sr[1] - lift * 0.4],
      right,
    ],
    outfit.top,
  );
  const dark = polygon(
    [between(left, right, 0.68), between(sl, sr, 0.74), [sr[0], sr[1]], right],
    shade(outfit.top, 0.15),
  );
  const parts = [body, dark];
  if (outfit.bottom === 'pinafore')
    parts.push(
      cloth(
        [
          left,
          between(sl, left, 0.3),
          between([chest[0] - neck * 1.1, chest[1]], left, 0.1),
          between([chest[0], chest[1]], hip, 0.3),
          between([chest[0] + neck * 1.1, chest[1]], right, 0.1),
          between(sr, right, 0.3),
          right,
        ],
        colour,
      ),
      polygon(
        [between(left, right, 0.7), between(sl, sr, 0.76), between(sr, right, 0.3), right],
        shade(colour, 0.2),
      ),
    );
  if (outfit.bottom === 'dhoti' || outfit.bottom === 'frock')
    parts.push(
      cloth(
        [
          [left[0] - 1, left[1] + build.thigh * 0.42],
          left,
          right,
          [right[0] + 1, right[1] + build.thigh * 0.42],
        ],
        outfit.bottom === 'dhoti' ? outfit.top : outfit.colour,
      ),
    );
  if (outfit.vest && !back)
    parts.push(
      polygon(
        [
          [chest[0] - neck, chest[1] - lift * 0.6],
          between(chest, hip, 0.42),
          [chest[0] + neck, chest[1] - lift * 0.6],
        ],
        palette.white,
      ),
    );
  if (outfit.bottom === 'shorts' || outfit.bottom === 'skirt' || outfit.bottom === 'trousers')
    parts.push(
      polyline(
        [
          [left[0], left[1] - build.trunk * (outfit.bottom === 'skirt' ? 0.2 : 0.05)],
          [right[0], right[1] - build.trunk * (outfit.bottom === 'skirt' ? 0.2 : 0.05)],
        ],
        outfit.vest ? outfit.vest : shade(outfit.colour, 0.3),
        build.trunk * 0.11,
        'stroke-linecap="butt"',
      ),
    );
  if (outfit.bottom === 'sari') {
    const over = back ? sl : sr;
    const inward = back ? 1 : -1;
    const [near, far] = back ? [left, right] : [right, left];
    const top: Point = [over[0] + inward * build.shoulder * 0.82, over[1] - lift * 1.4];
    const waistline: Point = [far[0], far[1] - build.trunk * 0.34];
    parts.push(
      polygon(
        [[over[0] - inward, over[1] - lift], top, waistline, far, near],
        outfit.colour,
        `stroke="${outfit.colour}" stroke-width="2.6"`,
      ),
      polyline([top, waistline], outfit.border ?? outfit.top, build.arm * 0.42, 'stroke-linecap="butt"'),
    );
  }
  if (outfit.sash)
    parts.push(
      polyline(
        [
          [sl[0] + 1, sl[1] - lift * 0.5],
          [right[0], right[1] - 3],
        ],
        outfit.sash,
        build.arm * 0.85,
        'stroke-linecap="butt"',
      ),
    );
  if (outfit.collar && !back) {
    parts.push(
      path(
        `M${round(chest[0] - neck * 1.2)} ${round(chest[1] - lift)}L${round(chest[0] - neck * 0.7)} ${round(chest[1] + 3.4)}L${round(chest[0])} ${round(chest[1] - 0.4)}L${round(chest[0] + neck * 0.7)} ${round(chest[1] + 3.4)}L${round(chest[0] + neck * 1.2)} ${round(chest[1] - lift)}Z`,
        palette.white,
        `stroke="${shade(palette.white, 0.25)}" stroke-width=".6"`,
      ),
    );
  }
  if (outfit.tie && !back) {
    const tip = between(chest, hip, outfit.vest ? 0.4 : 0.62);
    parts.push(
      polygon(
        [
          [chest[0] - 1.3, chest[1]],
          [chest[0] + 1.3, chest[1]],
          [tip[0] + 2.2, tip[1] - 2.4],
          tip,
          [tip[0] - 2.2, tip[1] - 2.4],
        ],
        outfit.tie,
      ),
    );
  }
  return parts.join('');
}
