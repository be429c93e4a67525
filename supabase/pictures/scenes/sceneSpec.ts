import type { View } from '../blocks/canvas.ts';
import type { Light } from '../blocks/light.ts';

export type Lesson = 'bengali' | 'english' | 'sums' | 'map' | 'science' | 'rhyme';

/** What may be chosen for each scene, beside its light and view. */
export interface SceneOptions {
  gate: { moment: 'arrival' | 'rickshaw' | 'quiet' | 'rain' | 'homeward' | 'festive' };
  bridge: { moment: 'day' | 'crossing' | 'rain' | 'moon' };
  assembly: { seen: 'front' | 'back' };
  flag: { moment: 'hoisting' | 'salute' };
  classroom: { lesson: Lesson; seen: 'front' | 'back' };
  oldClassroom: { lesson: 'bengali' | 'sums' | 'rhyme' };
  hut: { moment: 'portrait' | 'lesson' | 'quiet' | 'rain' };
  computers: { age: 'first' | 'modern'; moment: 'lesson' | 'screen' | 'queue' };
  yoga: { pose: 'tree' | 'skyReach' | 'meditate' | 'warrior' | 'triangle' };
  gymnastics: { act: 'hoops' | 'pyramid' | 'cartwheel' | 'ribbons' | 'beam' };
  stage: { act: 'dance' | 'choir' | 'drama' | 'recital' | 'folk' | 'band' | 'tableau' | 'prizes' };
  audience: { show: 'dance' | 'song' };
  puja: { moment: 'idol' | 'anjali' | 'prasad' | 'books' };
  alpona: { moment: 'floor' | 'painting' | 'lamps' };
  race: { race: 'sprint' | 'sack' | 'spoon' | 'relay' | 'finish' };
  tug: { crowd: boolean };
  march: { leads: 'drums' | 'flags' };
  planting: { trees: 'one' | 'row' };
  science: { model: 'volcano' | 'planets' | 'water' | 'windmill' };
  art: { work: 'crayons' | 'paint' | 'clay' | 'paper' };
  library: { moment: 'shelves' | 'circle' };
  lunch: { tree: 'mango' | 'banyan' };
  boats: { moment: 'launch' | 'umbrellas' };
  window: { outside: 'rain' | 'garden' | 'field' | 'moon' };
  kites: { count: number };
  picnic: { moment: 'meal' | 'cooking' | 'game' | 'ferry' };
  fields: { crop: 'paddy' | 'mustard' | 'harvest' };
  pond: { moment: 'ducks' | 'lotus' };
  construction: { stage: 'walls' | 'scaffold' | 'roof' | 'bridge' };
  portrait: { before: 'hut' | 'school' | 'tree' };
  reportDay: { moment: 'desk' | 'queue' };
  teachersDay: { moment: 'flowers' | 'lesson' };
  balloons: { moment: 'yard' | 'cake' };
  online: { moment: 'desk' | 'grid' | 'phone' };
  playground: { game: 'swing' | 'slide' | 'football' | 'rope' | 'ring' };
  verandah: { moment: 'bags' | 'talk' | 'quiet' };
  lights: { moment: 'diyas' | 'school' };
  stillLife: { things: 'slate' | 'bell' | 'trophies' | 'books' | 'harmonium' | 'tiffin' };
  basanta: { moment: 'dance' | 'colours' };
  lane: { moment: 'rickshaw' | 'bicycles' | 'walk' };
  taps: { moment: 'hands' | 'well' };
}

export type SceneKind = keyof SceneOptions;

export interface Setting {
  light: Light;
  view?: View;
}

export type SceneOf<K extends SceneKind> = { [P in K]: { kind: P } & Setting & SceneOptions[P] }[K];

export type SceneSpec = SceneOf<SceneKind>;
