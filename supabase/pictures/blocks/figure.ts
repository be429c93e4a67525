import { drawDrape, drawTrunk } from './clothes.ts';
import { shade } from './colour.ts';
import { drawHead } from './head.ts';
import { drawArm, drawLeg } from './limbs.ts';
import type { Look } from './look.ts';
import type { Outfit } from './outfits.ts';
import { type Pose, type PoseName, poses } from './poses.ts';
import { group, move, type Point, polyline } from './shapes.ts';
import { articulate, type BuildName, builds, type Joints } from './skeleton.ts';

export interface FigureOptions {
  x: number;
  y: number;
  /** Pixels from the soles to the crown when standing. */
  height: number;
  pose: PoseName | Pose;
  outfit: Outfit;
  look: Look;
  build?: BuildName;
  back?: boolean;
  /** Head and shoulders only, for those whose legs nobody can see. */
  bust?: boolean;
  /** Rotation of the whole figure, for cartwheels. */
  spin?: number;
  /** Drawn behind the hands, in the figure's own units. */
  held?: (joints: Joints) => string;
  /** Drawn before the body, for bags and capes. */
  behind?: (joints: Joints) => string;
}

export interface Figure {
  svg: string;
  handL: Point;
  handR: Point;
  head: Point;
  scale: number;
}

export function drawFigure(options: FigureOptions): Figure {
  const { x, y, height, outfit, look, back = false, bust = false } = options;
  const pose: Pose = typeof options.pose === 'string' ? poses[options.pose] : options.pose;
  const build = builds[options.build ?? 'child'];
  const joints = articulate(pose, build);
  const scale = height / 100;
  const turn = pose.turn ?? 0;
  const world = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const arms = [
    drawArm('R', joints, build, outfit, look.skin),
    drawArm('L', joints, build, outfit, look.skin),
  ].join('');
  const neck = polyline(
    [joints.chest, joints.head],
    shade(look.skin, 0.18),
    build.headX * 0.72,
    'stroke-linecap="butt"',
  );
  const drape = bust ? '' : drawDrape(joints, build, outfit);
  const trunk = drawTrunk(joints, build, outfit, back);
  const head = drawHead(joints.head[0], joints.head[1], build, look, {
    turn,
    tilt: (pose.tilt ?? 0) + (pose.lean ?? 0) * 0.5,
    back,
    detail: height > 160 ? 'full' : height > 75 ? 'simple' : 'none',
  });
  const upper = outfit.bottom === 'pinafore' || outfit.bottom === 'sari' ? drape + trunk : trunk + drape;
  const svg = group(
    move(x, y, scale, options.spin ?? 0),
    options.behind?.(joints) ?? '',
    pose.armsBehind || back ? arms : '',
    bust
      ? ''
      : drawLeg('R', joints, build, outfit, look.skin, turn) +
          drawLeg('L', joints, build, outfit, look.skin, turn),
    neck,
    upper,
    head,
    options.held?.(joints) ?? '',
    pose.armsBehind || back ? '' : arms,
  );
  return { svg, handL: world(joints.handL), handR: world(joints.handR), head: world(joints.head), scale };
}
