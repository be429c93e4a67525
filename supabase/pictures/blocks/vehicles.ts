import type { Dress } from './children.ts';
import { drawPerson, someAdult, someChild } from './children.ts';
import { palette, shade, tint } from './colour.ts';
import { outfits } from './outfits.ts';
import type { Random } from './random.ts';
import { circle, group, mirrored, move, path, rect, stroke, times } from './shapes.ts';

const ink = '#2A2430';

function wheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI;
    const dx = Math.round(Math.cos(angle) * radius * 10) / 10;
    const dy = Math.round(Math.sin(angle) * radius * 10) / 10;
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return (
    stroke(spokes.join(''), '#9A968F', 1) +
    circle(x, y, radius, 'none', `stroke="${ink}" stroke-width="4.5"`) +
    circle(x, y, radius - 4, 'none', 'stroke="#B9B3A8" stroke-width="1.6"') +
    circle(x, y, 5, ink)
  );
}

/** A cycle rickshaw, drawn in centimetres, its wheels on (x, y). */
export function cycleRickshaw(
  random: Random,
  x: number,
  y: number,
  metre: number,
  facing: 'left' | 'right',
  dress: Dress,
  riders = 2,
): string {
  const hood = random.pick([palette.indigo, palette.leaf, palette.deepTerracotta]);
  const driver = drawPerson(
    { ...someAdult(random, false), outfit: { ...outfits.worker, top: '#E7DCC6' } },
    {
      x: 62,
      y: -18,
      height: 152,
      build: 'adult',
      pose: { armL: [30, 70], armR: [36, 74], legL: [52, -16], legR: [66, 8], turn: 0.9, lean: 10 },
    },
  ).svg;
  const passengers = times(
    riders,
    (index) =>
      drawPerson(someChild(random, dress), { x: -16 + index * 24, y: -52, height: 112, pose: 'sitSide' }).svg,
  );
  const body = [
    path('M-44 -128C-52 -190 -10 -214 34 -196L40 -184C8 -196 -24 -176 -22 -124Z', hood),
    path('M-44 -128C-40 -178 -10 -204 34 -196L36 -190C4 -198 -30 -172 -34 -126Z', tint(hood, 0.2)),
    stroke('M-30 -126C-26 -168 0 -190 34 -190M-38 -150Q-30 -178 -8 -194', palette.marigold, 2.4),
    rect(-46, -130, 14, 66, shade(hood, 0.2)),
    passengers,
    path('M-46 -78H34L40 -62C40 -44 28 -38 16 -38H-30C-44 -40 -48 -60 -46 -78Z', palette.terracotta),
    path('M-46 -78H34L36 -70H-46Z', palette.marigold),
    times(4, (index) => path(`M${-34 + index * 18} -56l6 -7l6 7l-6 7Z`, palette.lemon)),
    stroke('M30 -40L62 -40L100 -104M62 -40L54 -94M54 -94L98 -100M62 -40L34 -36M98 -110L125 -35', ink, 4.5),
    stroke('M46 -98h18M92 -116q10 -8 18 2', ink, 6),
    wheel(0, -36, 35),
    wheel(125, -36, 35),
    driver,
  ].join('');
  return `<ellipse cx="${Math.round(x + metre * 0.5)}" cy="${Math.round(y)}" rx="${Math.round(metre * 1.2)}" ry="${Math.round(metre * 0.08)}" fill="#2B1D4A" opacity=".2"/>${group(facing === 'right' ? move(x, y, metre / 100) : mirrored(x, y, metre / 100), body)}`;
}

export function bicycle(
  random: Random,
  x: number,
  y: number,
  metre: number,
  facing: 'left' | 'right',
  rider?: Dress,
): string {
  const frame = random.pick([palette.terracotta, palette.indigo, palette.leaf, ink]);
  const person = rider
    ? drawPerson(someChild(random, rider), {
        x: 36,
        y: -12,
        height: 128,
        pose: { armL: [44, 72], armR: [50, 76], legL: [50, -10], legR: [70, 14], turn: 0.9, lean: 12 },
      }).svg
    : '';
  const body = [
    wheel(0, -30, 29),
    wheel(98, -30, 29),
    stroke('M0 -30L34 -30L30 -76M34 -30L80 -82L98 -30M30 -70L78 -76L80 -92M0 -30L30 -70', frame, 4.5),
    stroke('M20 -80h20M74 -96q8 -8 18 2', ink, 5.5),
    person,
  ].join('');
  return `<ellipse cx="${Math.round(x + metre * 0.4)}" cy="${Math.round(y)}" rx="${Math.round(metre * 0.8)}" ry="${Math.round(metre * 0.06)}" fill="#2B1D4A" opacity=".2"/>${group(facing === 'right' ? move(x, y, metre / 100) : mirrored(x, y, metre / 100), body)}`;
}

export function boat(x: number, y: number, length: number, colour: string = palette.darkWood): string {
  const half = length / 2;
  return (
    path(
      `M${Math.round(x - half)} ${Math.round(y - length * 0.14)}Q${Math.round(x - half * 0.5)} ${Math.round(y - length * 0.02)} ${Math.round(x)} ${Math.round(y - length * 0.02)}T${Math.round(x + half)} ${Math.round(y - length * 0.16)}Q${Math.round(x + half * 0.7)} ${Math.round(y + length * 0.08)} ${Math.round(x)} ${Math.round(y + length * 0.08)}T${Math.round(x - half)} ${Math.round(y - length * 0.14)}Z`,
      colour,
    ) +
    stroke(
      `M${Math.round(x - half * 0.8)} ${Math.round(y - length * 0.045)}Q${Math.round(x)} ${Math.round(y + length * 0.05)} ${Math.round(x + half * 0.84)} ${Math.round(y - length * 0.05)}`,
      tint(colour, 0.3),
      length * 0.012,
    )
  );
}
