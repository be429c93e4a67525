import { drawBackdrop } from '../blocks/backdrop.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bough } from '../blocks/foreground.ts';
import { bunting } from '../blocks/garlands.ts';
import { dapple } from '../blocks/ground.ts';
import { flip, poses } from '../blocks/poses.ts';
import { microphone, tricolour } from '../blocks/props.ts';
import { rect, stroke } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

export function drawAssembly(canvas: Canvas, { seen, light }: SceneOf<'assembly'>): string {
  const { width, height, random } = canvas;
  const hero = width / height > 1.5;
  const { svg, camera, base } = drawBackdrop(canvas, { place: hero ? 'wings' : 'school', sunAt: [0.2, 0.3] });
  const dress = dressFor(light);
  const rows = [0.64, 0.715, 0.815, 0.955].map((share) => share * height);
  const people: Standing[] = rows.flatMap((y, row) => {
    const tall = camera.size(y, 1.25);
    const gap = camera.size(y, row < 1 ? 1.7 : 1.24);
    const from = width * (hero ? ([0.42, 0.45, 0.48, 0.54][row] ?? 0.4) : 0.06 + random.range(0, 0.04));
    const count = Math.floor((width * 1.02 - from) / gap);
    return Array.from({ length: Math.min(count, hero ? 11 : 10) + 1 }, (_, index) =>
      child(random, dress, {
        x: from + gap * index + random.range(-6, 6),
        y: y + random.range(-5, 5),
        height: tall * random.range(0.94, 1.05),
        pose: random.chance(0.88) ? 'pray' : random.pick([flip(poses.relaxed), poses.armsBack]),
        back: seen === 'back',
        mood: random.pick(['closed', 'down', 'closed', 'sing', 'smile']),
      }),
    );
  });
  const speakerX = width * (hero ? 0.35 : 0.5);
  const speakerY = hero ? height * 0.75 : base + (seen === 'back' ? height * 0.03 : height * 0.1);
  const tall = camera.size(speakerY, 1.6);
  const speaker = adult(random, {
    x: speakerX,
    y: speakerY,
    height: tall,
    pose: hero ? { ...poses.pray, turn: 0.7 } : 'pray',
    girl: true,
  });
  const dais =
    seen === 'back'
      ? rect(speakerX - tall * 1.6, speakerY - 4, tall * 3.2, tall * 0.28, palette.brick) +
        rect(speakerX - tall * 1.6, speakerY - 4, tall * 3.2, tall * 0.07, palette.cream)
      : '';
  const poleX = width * (hero ? 0.508 : 0.2);
  const poleTop = height * (hero ? 0.1 : 0.12);
  return [
    svg,
    bunting([-10, base - height * 0.3], [width * 0.5, base - height * 0.24], 40, 22),
    bunting([width * 0.5, base - height * 0.24], [width + 10, base - height * 0.31], 40, 22),
    rect(poleX - 44, base + 22, 88, 16, palette.brick) + rect(poleX - 30, base + 8, 60, 16, palette.cream),
    stroke(`M${poleX} ${base + 10}V${poleTop}`, '#EDE6D6', 8) +
      tricolour(poleX + 4, poleTop + 8, height * (hero ? 0.15 : 0.16)),
    dais,
    speaker.svg,
    microphone(speakerX + tall * 0.18, speakerY, tall * 0.78),
    dapple(canvas, width * 0.12, height * 0.86, width * 0.5, height * 0.3),
    nearestLast(people),
    bough(canvas, 'left', height * (hero ? 0.46 : 0.36)),
  ].join('');
}
