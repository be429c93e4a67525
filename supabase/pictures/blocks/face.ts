import { mix, palette, shade } from './colour.ts';
import type { Look, Mood } from './look.ts';
import { circle, path, round, stroke } from './shapes.ts';
import type { Build } from './skeleton.ts';

const ink = '#2B1B1E';
const lips = '#7C2D22';

function eyes(at: readonly number[], { headX: x, headY: y }: Build, mood: Mood): string {
  const top = y * 0.12;
  if (mood === 'smile' || mood === 'sing') {
    const open = at.map((eye) => `M${round(eye)} ${round(top - y * 0.045)}v${round(y * 0.09)}`);
    return stroke(open.join(''), ink, x * 0.19);
  }
  const reach = x * 0.15;
  const bend = mood === 'down' || mood === 'calm' ? 1 : -1;
  const lids = at.map(
    (eye) =>
      `M${round(eye - reach)} ${round(top)}q${round(reach)} ${round(bend * y * 0.16)} ${round(reach * 2)} 0`,
  );
  return stroke(lids.join(''), ink, x * 0.09);
}

function mouth(at: number, { headX: x, headY: y }: Build, mood: Mood): string {
  const top = y * 0.56;
  const line = (half: number, drop: number, bend: number) =>
    stroke(
      `M${round(at - x * half)} ${round(top + y * drop)}q${round(x * half)} ${round(y * bend)} ${round(x * half * 2)} 0`,
      lips,
      x * 0.1,
    );
  const shapes: Record<Mood, () => string> = {
    smile: () => line(0.24, 0, 0.22),
    closed: () => line(0.26, 0, 0.26),
    calm: () => line(0.17, 0.04, 0.1),
    down: () => line(0.15, 0.05, 0),
    sing: () => stroke(`M${round(at)} ${round(top + y * 0.04)}v${round(y * 0.05)}`, lips, x * 0.28),
    laugh: () =>
      path(
        `M${round(at - x * 0.3)} ${round(top - y * 0.04)}h${round(x * 0.6)}q${round(-x * 0.06)} ${round(y * 0.34)} ${round(-x * 0.3)} ${round(y * 0.34)}t${round(-x * 0.3)} ${round(-y * 0.34)}Z`,
        lips,
      ) +
      path(
        `M${round(at - x * 0.22)} ${round(top - y * 0.04)}h${round(x * 0.44)}v${round(x * 0.09)}h${round(-x * 0.44)}Z`,
        palette.white,
      ),
  };
  return shapes[mood]();
}

/** Features on a head turned by `turn`; a simple face has eyes and mouth only. */
export function drawFace(build: Build, look: Look, turn: number, simple: boolean): string {
  const { headX: x, headY: y } = build;
  const shift = turn * x * 0.4;
  const apart = x * 0.4 * (1 - 0.22 * Math.abs(turn));
  const pair = [shift - apart, shift + apart];
  const bindi = look.bindi ? circle(shift, -y * 0.22, x * 0.1, palette.terracotta) : '';
  if (simple) return eyes(pair, build, look.mood) + mouth(shift, build, look.mood) + bindi;
  const reach = x * 0.15;
  const cheeks = [-1, 1].map(
    (side) => `M${round(shift + side * apart * 1.32 - x * 0.06)} ${round(y * 0.42)}h${round(x * 0.12)}`,
  );
  const brows = pair.map(
    (eye) =>
      `M${round(eye - reach)} ${round(-y * 0.13)}q${round(reach)} ${round(-y * 0.1)} ${round(reach * 2)} 0`,
  );
  const nose = `M${round(shift + turn * x * 0.1)} ${round(y * 0.2)}q${round((turn < 0 ? -1 : 1) * x * 0.14)} ${round(y * 0.14)} 0 ${round(y * 0.16)}`;
  const rims = pair.map((eye) =>
    circle(eye, y * 0.12, x * 0.27, 'none', `stroke="${ink}" stroke-width="${round(x * 0.08)}"`),
  );
  return [
    stroke(cheeks.join(''), mix(look.skin, palette.terracotta, 0.3), x * 0.26),
    eyes(pair, build, look.mood),
    stroke(brows.join(''), look.hairColour, x * 0.07),
    stroke(nose, shade(look.skin, 0.3), x * 0.07),
    mouth(shift, build, look.mood),
    bindi,
    look.spectacles ? rims.join('') : '',
  ].join('');
}
