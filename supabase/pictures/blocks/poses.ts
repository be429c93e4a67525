/** Degrees on the picture: 0 hangs down, 90 points right, -90 left, 180 up. */
export type Limb = readonly [upper: number, lower: number];

export interface Pose {
  armL: Limb;
  armR: Limb;
  legL: Limb;
  legR: Limb;
  /** Lean of the trunk, positive to the right. */
  lean?: number;
  /** Tilt of the head. */
  tilt?: number;
  /** -1 looks left, 0 at us, 1 right. */
  turn?: number;
  /** Foreshortening of the thighs, 1 when they lie in the picture plane. */
  thigh?: number;
  armsBehind?: boolean;
}

export function flip(pose: Pose): Pose {
  const turned = ([upper, lower]: Limb): Limb => [-upper, -lower];
  return {
    ...pose,
    armL: turned(pose.armR),
    armR: turned(pose.armL),
    legL: turned(pose.legR),
    legR: turned(pose.legL),
    lean: -(pose.lean ?? 0),
    tilt: -(pose.tilt ?? 0),
    turn: -(pose.turn ?? 0),
  };
}

const legs = { legL: [-3, -2], legR: [3, 2] } satisfies Partial<Pose>;
const crossed = { legL: [-74, 74], legR: [74, -74] } satisfies Partial<Pose>;

const everyPose = {
  stand: { ...legs, armL: [-10, -5], armR: [10, 5] },
  relaxed: { armL: [-14, 4], armR: [12, -2], legL: [-7, -4], legR: [8, 2], tilt: 4 },
  attention: { legL: [-2, -1], legR: [2, 1], armL: [-6, -3], armR: [6, 3] },
  armsBack: { ...legs, armL: [-22, 22], armR: [22, -22], armsBehind: true },
  pray: { ...legs, armL: [-24, 126], armR: [24, -126] },
  salute: { legL: [-2, -1], legR: [2, 1], armL: [-72, 148], armR: [6, 3] },
  wave: { ...legs, armL: [-12, -4], armR: [118, 168], tilt: -5 },
  cheer: { legL: [-9, -6], legR: [9, 6], armL: [-142, -168], armR: [142, 168] },
  jump: { legL: [-40, 18], legR: [34, -30], armL: [-150, -165], armR: [142, 172] },
  clap: { ...legs, armL: [-22, 96], armR: [22, -96] },
  point: { ...legs, armL: [-10, -4], armR: [98, 106], turn: 0.6 },
  pointUp: { ...legs, armL: [-12, -4], armR: [138, 148], turn: 0.5, tilt: 6 },
  hold: { ...legs, armL: [-20, 64], armR: [20, -64] },
  offer: { ...legs, armL: [34, 82], armR: [42, 88], turn: 0.8, lean: 3 },
  read: { ...legs, armL: [-16, 78], armR: [16, -78], tilt: 3 },
  sing: { ...legs, armL: [-20, 50], armR: [20, -50] },
  hips: { legL: [-9, -6], legR: [9, 6], armL: [-48, 42], armR: [48, -42] },
  walk: { armL: [-24, -8], armR: [24, 34], legL: [-20, -26], legR: [22, 6], turn: 0.6, lean: 2 },
  walkBag: { armL: [14, 120], armR: [22, 40], legL: [-18, -28], legR: [20, 8], turn: 0.6, lean: 3 },
  run: { armL: [-58, 12], armR: [52, 128], legL: [-34, -96], legR: [58, 10], turn: 0.85, lean: 13 },
  runWide: { armL: [-70, -18], armR: [62, 140], legL: [-58, -76], legR: [66, 46], turn: 0.85, lean: 15 },
  sprint: { armL: [56, 132], armR: [-64, 8], legL: [46, -14], legR: [-46, -104], turn: 0.85, lean: 16 },
  spoon: { armL: [-20, 12], armR: [74, 88], legL: [-26, -50], legR: [32, 4], turn: 0.85, lean: 6 },
  sack: { armL: [-30, 52], armR: [30, -52], legL: [-6, -10], legR: [6, 2], turn: 0.6, lean: 8 },
  pullBack: { armL: [62, 70], armR: [72, 80], legL: [26, 12], legR: [52, 30], turn: 0.8, lean: -24 },
  crouch: { armL: [-6, 42], armR: [16, 50], legL: [52, -68], legR: [78, -58], turn: 0.6, lean: 22, tilt: 8 },
  kneel: { armL: [20, 42], armR: [30, 52], legL: [12, -92], legR: [72, -8], turn: 0.7, lean: 18, tilt: 8 },
  reachUp: { legL: [-4, -2], legR: [5, 2], armL: [-12, -6], armR: [162, 174], tilt: -6 },
  hang: { legL: [-10, -8], legR: [12, 4], armL: [-160, -176], armR: [160, 176] },
  sitFloor: { ...crossed, armL: [-24, 48], armR: [24, -48], thigh: 0.9 },
  sitPray: { ...crossed, armL: [-24, 128], armR: [24, -128], thigh: 0.9 },
  sitMeditate: { ...crossed, armL: [-34, -26], armR: [34, 26], thigh: 0.95 },
  sitWrite: { ...crossed, armL: [-28, 40], armR: [16, -44], thigh: 0.9, tilt: 7, lean: 2 },
  sitRaise: { ...crossed, armL: [-24, 48], armR: [156, 172], thigh: 0.9 },
  sitClap: { ...crossed, armL: [-24, 98], armR: [24, -98], thigh: 0.9 },
  sitBench: { armL: [-16, 42], armR: [16, -42], legL: [-10, -1], legR: [10, 1], thigh: 0.35 },
  sitSide: { armL: [26, 72], armR: [34, 80], legL: [84, 2], legR: [88, 6], turn: 0.8, lean: 4 },
  tree: { armL: [-156, 158], armR: [156, -158], legL: [-1, 0], legR: [58, -76] },
  warrior: { armL: [-90, -90], armR: [90, 90], legL: [-52, -48], legR: [60, 2], turn: 0.8 },
  triangle: { armL: [-168, -172], armR: [24, 12], legL: [-34, -32], legR: [34, 32], lean: 52, tilt: -30 },
  skyReach: { legL: [-4, -2], legR: [4, 2], armL: [-166, 176], armR: [166, -176] },
  sideBend: { legL: [-9, -6], legR: [9, 6], armL: [-186, -222], armR: [40, -30], lean: 24, tilt: 8 },
  forward: { armL: [16, 8], armR: [24, 12], legL: [-4, -2], legR: [2, 0], lean: 82, tilt: 20, turn: 0.5 },
  danceHigh: {
    armL: [-58, -108],
    armR: [142, 196],
    legL: [-10, -4],
    legR: [30, -36],
    lean: 5,
    tilt: -9,
    turn: -0.4,
  },
  danceWide: { armL: [-92, -120], armR: [86, 132], legL: [-28, 2], legR: [24, 4], lean: -5, tilt: 8 },
  danceBow: {
    armL: [-126, -60],
    armR: [62, 20],
    legL: [-18, 4],
    legR: [40, -26],
    lean: 13,
    tilt: 14,
    turn: 0.5,
  },
  danceFrame: { armL: [-136, 128], armR: [52, -46], legL: [-8, -4], legR: [20, -16], lean: -4, tilt: -7 },
  drum: { ...crossed, armL: [-32, 30], armR: [34, -18], thigh: 0.9, tilt: -5 },
  carry: { ...legs, armL: [-18, 84], armR: [18, -84], turn: 0.3 },
  drink: { ...legs, armL: [-12, -4], armR: [34, -142], tilt: -8 },
  hoop: { legL: [-12, -6], legR: [10, 6], armL: [-100, -70], armR: [100, 70], lean: 5 },
  swing: { armL: [-20, -160], armR: [30, 168], legL: [70, 40], legR: [78, 48], turn: 0.7, lean: -12 },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof everyPose;

export const poses: Record<PoseName, Pose> = everyPose;
