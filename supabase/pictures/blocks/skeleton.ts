import type { Limb, Pose } from './poses.ts';
import type { Point } from './shapes.ts';

/** Measures of a body in a drawing 100 units tall. */
export interface Build {
  headX: number;
  headY: number;
  neck: number;
  trunk: number;
  shoulder: number;
  hip: number;
  thigh: number;
  shin: number;
  upperArm: number;
  foreArm: number;
  arm: number;
  leg: number;
}

export const builds = {
  small: {
    headX: 13.5,
    headY: 14.5,
    neck: 2,
    trunk: 27,
    shoulder: 11,
    hip: 9.5,
    thigh: 17,
    shin: 18,
    upperArm: 13,
    foreArm: 12,
    arm: 6.4,
    leg: 8.4,
  },
  child: {
    headX: 10.8,
    headY: 12,
    neck: 3,
    trunk: 27,
    shoulder: 10.5,
    hip: 8,
    thigh: 20.5,
    shin: 21,
    upperArm: 15,
    foreArm: 14,
    arm: 5.6,
    leg: 7.2,
  },
  adult: {
    headX: 7.6,
    headY: 9,
    neck: 3.6,
    trunk: 31,
    shoulder: 11,
    hip: 9,
    thigh: 23,
    shin: 23,
    upperArm: 17,
    foreArm: 15.5,
    arm: 5,
    leg: 7.6,
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

export interface Joints {
  hip: Point;
  chest: Point;
  head: Point;
  shoulderL: Point;
  shoulderR: Point;
  elbowL: Point;
  elbowR: Point;
  handL: Point;
  handR: Point;
  hipL: Point;
  hipR: Point;
  kneeL: Point;
  kneeR: Point;
  footL: Point;
  footR: Point;
}

export function along([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

/** Stands the pose on the ground: its lowest point lies at y = 0. */
export function articulate(pose: Pose, build: Build): Joints {
  const lean = pose.lean ?? 0;
  const narrow = 1 - 0.34 * Math.abs(pose.turn ?? 0);
  const hipX = build.hip * 0.52 * narrow;
  const thigh = build.thigh * (pose.thigh ?? 1);
  const leg = (side: number, [upper, lower]: Limb) => {
    const from: Point = [side * hipX, 0];
    const knee = along(from, upper, thigh);
    return { from, knee, foot: along(knee, lower, build.shin) };
  };
  const left = leg(-1, pose.legL);
  const right = leg(1, pose.legR);
  const lowest = Math.max(
    build.leg * 0.6,
    left.foot[1] + build.leg * 0.35,
    right.foot[1] + build.leg * 0.35,
    left.knee[1] + build.leg * 0.5,
    right.knee[1] + build.leg * 0.5,
  );
  const settle = ([x, y]: Point): Point => [x, y - lowest];
  const hip: Point = [0, -lowest];
  const chest = along(hip, 180 - lean, build.trunk);
  const width = build.shoulder * narrow;
  const across = (lean * Math.PI) / 180;
  const drop = build.arm * 0.5;
  const shoulder = (side: number): Point => [
    chest[0] + side * width * Math.cos(across),
    chest[1] + side * width * Math.sin(across) + drop,
  ];
  const shoulderL = shoulder(-1);
  const shoulderR = shoulder(1);
  const elbowL = along(shoulderL, pose.armL[0], build.upperArm);
  const elbowR = along(shoulderR, pose.armR[0], build.upperArm);
  const head = along(chest, 180 - lean * 0.7, build.neck + build.headY * 0.86);
  return {
    hip,
    chest,
    head,
    shoulderL,
    shoulderR,
    elbowL,
    elbowR,
    handL: along(elbowL, pose.armL[1], build.foreArm),
    handR: along(elbowR, pose.armR[1], build.foreArm),
    hipL: settle(left.from),
    hipR: settle(right.from),
    kneeL: settle(left.knee),
    kneeR: settle(right.knee),
    footL: settle(left.foot),
    footR: settle(right.foot),
  };
}
