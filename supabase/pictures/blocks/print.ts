import type { Canvas } from './canvas.ts';
import { palette } from './colour.ts';
import { isVintage } from './light.ts';
import { round, stroke } from './shapes.ts';

/** Flecks of bare paper and of ink, as a hand press leaves them. */
export function grain({ width, height, random, light }: Canvas): string {
  const fleck = () =>
    `M${Math.round(random.range(0, width))} ${Math.round(random.range(0, height))}h${Math.round(random.range(2, 9))}`;
  const flecks = (count: number) => Array.from({ length: count }, fleck).join('');
  const strong = isVintage(light) ? 2 : 1;
  return (
    stroke(flecks(200), palette.paper, 1.5, `opacity="${0.16 * strong}"`) +
    stroke(flecks(140), palette.night, 1.4, `opacity="${0.08 * strong}"`)
  );
}

/** The white edge, scratches and creases of a print that was kept in an album. */
export function oldPrint({ width, height, random, light }: Canvas): string {
  if (!isVintage(light)) return '';
  const edge = light === 'faded' ? 34 : 26;
  const bend = light === 'faded' ? 22 : 3;
  const scratches = Array.from(
    { length: 5 },
    () =>
      `M${round(random.range(0.1, 0.9) * width)} ${round(random.range(0, 0.7) * height)}l${round(random.range(-14, 14))} ${round(random.range(60, 260))}`,
  );
  const corner = random.pick([0, 1, 2, 3]);
  const right = corner % 2 === 1;
  const low = corner > 1;
  const x = right ? width : 0;
  const y = low ? height : 0;
  const crease = `M${x + (right ? -1 : 1) * Math.round(random.range(90, 190))} ${y}L${x} ${y + (low ? -1 : 1) * Math.round(random.range(90, 190))}`;
  const inner = `M${edge + bend} ${edge}H${width - edge - bend}Q${width - edge} ${edge} ${width - edge} ${edge + bend}V${height - edge - bend}Q${width - edge} ${height - edge} ${width - edge - bend} ${height - edge}H${edge + bend}Q${edge} ${height - edge} ${edge} ${height - edge - bend}V${edge + bend}Q${edge} ${edge} ${edge + bend} ${edge}Z`;
  return (
    stroke(scratches.join(''), palette.paper, 1.4, 'opacity=".5"') +
    `<path d="M0 0H${width}V${height}H0Z${inner}" fill="${palette.paper}" fill-rule="evenodd"/>` +
    stroke(inner, '#6B5A48', 1.5, 'opacity=".5"') +
    stroke(crease, '#6B5A48', 2, 'opacity=".35"')
  );
}
