import type { Canvas } from '../blocks/canvas.ts';
import { drawAssembly } from './assembly.ts';
import { drawAudience } from './audience.ts';
import { drawBoats } from './boats.ts';
import { drawSkyBridge } from './bridge.ts';
import { drawClassroom } from './classroom.ts';
import { drawComputers } from './computers.ts';
import { drawFlag } from './flag.ts';
import { drawGate } from './gate.ts';
import { drawGymnastics } from './gymnastics.ts';
import { drawFoundingHut } from './hut.ts';
import { drawKites } from './kites.ts';
import { drawLunch } from './lunch.ts';
import { drawMarch } from './march.ts';
import { drawOldClassroom } from './oldClassroom.ts';
import { drawPlanting } from './planting.ts';
import { drawPlayground } from './playground.ts';
import { drawRace } from './race.ts';
import type { SceneKind, SceneOf } from './sceneSpec.ts';
import { drawStage } from './stage.ts';
import { drawTug } from './tug.ts';
import { drawYoga } from './yoga.ts';

type Scenes = { [K in SceneKind]: (canvas: Canvas, scene: SceneOf<K>) => string };

const scenes: Partial<Scenes> = {
  gate: drawGate,
  bridge: drawSkyBridge,
  assembly: drawAssembly,
  flag: drawFlag,
  classroom: drawClassroom,
  oldClassroom: drawOldClassroom,
  hut: drawFoundingHut,
  computers: drawComputers,
  yoga: drawYoga,
  gymnastics: drawGymnastics,
  stage: drawStage,
  audience: drawAudience,
  race: drawRace,
  tug: drawTug,
  march: drawMarch,
  planting: drawPlanting,
  lunch: drawLunch,
  boats: drawBoats,
  kites: drawKites,
  playground: drawPlayground,
};

/** The drawing of a scene, without the document around it. */
export function drawScene<K extends SceneKind>(canvas: Canvas, scene: SceneOf<K>): string {
  const draw = scenes[scene.kind] as Scenes[K] | undefined;
  return draw
    ? draw(canvas, scene)
    : drawGate(canvas, { kind: 'gate', moment: 'arrival', light: canvas.light });
}
