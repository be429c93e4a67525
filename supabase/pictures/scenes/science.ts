import { teacherTable } from '../blocks/bench.ts';
import type { Canvas } from '../blocks/canvas.ts';
import { dressFor } from '../blocks/children.ts';
import { palette, tint } from '../blocks/colour.ts';
import { adult, child, nearestLast, type Standing } from '../blocks/crowd.ts';
import { bunting } from '../blocks/garlands.ts';
import { flip, poses } from '../blocks/poses.ts';
import { gardenWindow, room, wallChart } from '../blocks/room.ts';
import { drawModel, type Model } from '../blocks/scienceModels.ts';
import { lettering, rect, round, stroke } from '../blocks/shapes.ts';
import type { SceneOf } from './sceneSpec.ts';

const words: Record<Model, string> = {
  volcano: 'আগ্নেয়গিরি',
  planets: 'সৌরজগৎ',
  water: 'জলচক্র',
  windmill: 'বায়ুশক্তি',
};

export function drawScience(canvas: Canvas, { model, light, view }: SceneOf<'science'>): string {
  const { width, height, random } = canvas;
  const dress = dressFor(light);
  const floorTop = height * 0.62;
  const close = view === 'close';
  const tableX = width * random.range(0.46, 0.54);
  const tableY = height * (view === 'wide' ? 0.86 : 0.95);
  const tableWidth = width * (view === 'wide' ? 0.36 : 0.52);
  const tableHeight = height * (view === 'wide' ? 0.22 : 0.3);
  const s = height * (view === 'wide' ? 0.16 : 0.23);
  const tall = height * (view === 'wide' ? 0.42 : 0.58);
  const behindY = tableY - tableHeight * 0.2;
  const people: Standing[] = [
    child(random, dress, {
      x: tableX - tableWidth * 0.36,
      y: behindY,
      height: tall,
      pose: 'pointUp',
      mood: 'laugh',
    }),
    child(random, dress, {
      x: tableX + tableWidth * 0.36,
      y: behindY,
      height: tall,
      pose: flip(close ? poses.point : poses.clap),
      mood: 'smile',
    }),
    {
      y: tableY,
      svg:
        teacherTable(
          tableX,
          tableY,
          tableWidth,
          tableHeight,
          random.pick([palette.indigo, palette.leaf, palette.terracotta]),
        ) + drawModel(model, tableX, tableY - tableHeight * 0.93, s),
    },
    adult(random, { x: width * 0.08, y: tableY - height * 0.02, height: tall * 1.22, pose: 'relaxed' }),
    child(random, dress, {
      x: width * 0.91,
      y: tableY + height * 0.03,
      height: tall * 1.02,
      pose: flip(poses.relaxed),
      back: random.chance(0.4),
    }),
  ];
  if (view === 'wide') {
    people.push(
      adult(random, { x: width * 0.2, y: tableY - height * 0.06, height: tall * 1.16, pose: 'read' }),
      {
        y: tableY - 30,
        svg:
          teacherTable(width * 0.9, tableY - height * 0.06, width * 0.26, tableHeight * 0.9, palette.brick) +
          drawModel('planets', width * 0.9, tableY - height * 0.06 - tableHeight * 0.82, s * 0.7),
      },
    );
  }
  const board =
    rect(tableX - height * 0.3, height * 0.14, height * 0.6, height * 0.2, palette.paper) +
    rect(tableX - height * 0.3, height * 0.14, height * 0.6, height * 0.035, palette.terracotta) +
    lettering(words[model], tableX, height * 0.28, height * 0.085, palette.indigo) +
    stroke(
      `M${round(tableX - height * 0.2)} ${round(height * 0.31)}h${round(height * 0.4)}`,
      palette.marigold,
      5,
    );
  return [
    room(
      canvas,
      floorTop,
      random.pick(['#EBD9B4', '#DCE3D3', '#F0D2B6']),
      random.pick([palette.brick, palette.leaf, '#6C8BA6']),
    ),
    gardenWindow(canvas, width * 0.05, height * 0.14, height * 0.2, height * 0.28, 'pane'),
    wallChart(width * 0.8, height * 0.12, height * 0.15, height * 0.2, random.int(0, 3)),
    wallChart(width * 0.91, height * 0.16, height * 0.12, height * 0.17, random.int(0, 3)),
    bunting([-10, height * 0.03], [width + 10, height * 0.03], 40, 26, [
      palette.marigold,
      palette.terracotta,
      tint(palette.leaf, 0.2),
      palette.indigo,
    ]),
    board,
    nearestLast(people),
  ].join('');
}
