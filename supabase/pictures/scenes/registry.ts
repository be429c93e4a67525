import type { Canvas } from '../blocks/canvas.ts';
import { drawAlpona } from './alpona.ts';
import { drawArt } from './art.ts';
import { drawAssembly } from './assembly.ts';
import { drawAudience } from './audience.ts';
import { drawBalloons } from './balloons.ts';
import { drawBasanta } from './basanta.ts';
import { drawBoats } from './boats.ts';
import { drawSkyBridge } from './bridge.ts';
import { drawClassroom } from './classroom.ts';
import { drawComputers } from './computers.ts';
import { drawConstruction } from './construction.ts';
import { drawFields } from './fields.ts';
import { drawFlag } from './flag.ts';
import { drawGate } from './gate.ts';
import { drawGymnastics } from './gymnastics.ts';
import { drawFoundingHut } from './hut.ts';
import { drawKites } from './kites.ts';
import { drawLane } from './lane.ts';
import { drawLibrary } from './library.ts';
import { drawLights } from './lights.ts';
import { drawLunch } from './lunch.ts';
import { drawMarch } from './march.ts';
import { drawOldClassroom } from './oldClassroom.ts';
import { drawOnline } from './online.ts';
import { drawPicnic } from './picnic.ts';
import { drawPlanting } from './planting.ts';
import { drawPlayground } from './playground.ts';
import { drawPond } from './pond.ts';
import { drawPortrait } from './portrait.ts';
import { drawPuja } from './puja.ts';
import { drawRace } from './race.ts';
import { drawReportDay } from './reportDay.ts';
import type { SceneKind, SceneOf } from './sceneSpec.ts';
import { drawScience } from './science.ts';
import { drawStage } from './stage.ts';
import { drawStillLife } from './stillLife.ts';
import { drawTaps } from './taps.ts';
import { drawTeachersDay } from './teachersDay.ts';
import { drawTug } from './tug.ts';
import { drawVerandah } from './verandah.ts';
import { drawWindow } from './window.ts';
import { drawYoga } from './yoga.ts';

type Scenes = { [K in SceneKind]: (canvas: Canvas, scene: SceneOf<K>) => string };

const scenes: Scenes = {
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
  puja: drawPuja,
  alpona: drawAlpona,
  race: drawRace,
  tug: drawTug,
  march: drawMarch,
  planting: drawPlanting,
  science: drawScience,
  art: drawArt,
  library: drawLibrary,
  lunch: drawLunch,
  boats: drawBoats,
  window: drawWindow,
  kites: drawKites,
  picnic: drawPicnic,
  fields: drawFields,
  pond: drawPond,
  construction: drawConstruction,
  portrait: drawPortrait,
  reportDay: drawReportDay,
  teachersDay: drawTeachersDay,
  balloons: drawBalloons,
  online: drawOnline,
  playground: drawPlayground,
  verandah: drawVerandah,
  lights: drawLights,
  stillLife: drawStillLife,
  basanta: drawBasanta,
  lane: drawLane,
  taps: drawTaps,
};

/** The drawing of a scene, without the document around it. */
export function drawScene<K extends SceneKind>(canvas: Canvas, scene: SceneOf<K>): string {
  return scenes[scene.kind](canvas, scene);
}
