import type { Lesson } from '../scenes/sceneSpec.ts';
import { circle, ellipse, lettering, path, polygon, round, stroke, times } from './shapes.ts';

const white = '#F4EFE0';
const yellow = '#F1D27C';
const pink = '#E7A08E';

/** What is written on the board. */
export function chalkFor(lesson: Lesson, x: number, y: number, width: number, height: number): string {
  const cx = x + width / 2;
  const line = (words: string, share: number, size: number, colour: string = white) =>
    lettering(words, cx, y + height * share, height * size, colour);
  const boards: Record<Lesson, () => string> = {
    bengali: () =>
      line('অ আ ই ঈ', 0.38, 0.24) +
      line('ক খ গ ঘ', 0.74, 0.24, yellow) +
      stroke(`M${round(x + width * 0.2)} ${round(y + height * 0.88)}H${round(x + width * 0.8)}`, pink, 4),
    english: () =>
      line('A B C', 0.36, 0.24) +
      circle(x + width * 0.3, y + height * 0.68, height * 0.12, pink) +
      stroke(`M${round(x + width * 0.3)} ${round(y + height * 0.57)}q6 -20 18 -22`, white, 5) +
      lettering('apple', x + width * 0.62, y + height * 0.75, height * 0.18, yellow),
    sums: () =>
      line('৭ × ১ = ৭', 0.3, 0.19) + line('৭ × ২ = ১৪', 0.58, 0.19) + line('৭ × ৩ = ২১', 0.86, 0.19, yellow),
    map: () => {
      const cy = y + height * 0.52;
      const reach = height * 0.26;
      const needle = (turn: number, colour: string) =>
        `<path transform="translate(${round(cx)} ${round(cy)}) rotate(${turn})" d="M0 ${round(-reach)}L${round(reach * 0.18)} 0H${round(-reach * 0.18)}Z" fill="${colour}"/>`;
      return (
        circle(cx, cy, reach * 0.72, 'none', `stroke="${white}" stroke-width="4"`) +
        [0, 90, 180, 270].map((turn, index) => needle(turn, index ? white : pink)).join('') +
        lettering('উত্তর', cx, y + height * 0.19, height * 0.12, yellow) +
        lettering('দক্ষিণ', cx, y + height * 0.95, height * 0.12, yellow) +
        lettering('পূর্ব', cx + width * 0.27, cy + height * 0.04, height * 0.12, yellow) +
        lettering('পশ্চিম', cx - width * 0.28, cy + height * 0.04, height * 0.12, yellow)
      );
    },
    science: () =>
      stroke(
        `M${round(cx)} ${round(y + height * 0.92)}V${round(y + height * 0.5)}M${round(cx)} ${round(y + height * 0.78)}q${round(width * 0.1)} ${round(-height * 0.16)} ${round(width * 0.14)} ${round(-height * 0.02)}q${round(-width * 0.08)} ${round(height * 0.08)} ${round(-width * 0.14)} ${round(height * 0.02)}`,
        '#A9CBA0',
        5,
      ) +
      times(
        7,
        (index) =>
          `<ellipse transform="translate(${round(cx)} ${round(y + height * 0.36)}) rotate(${index * 51.4})" cx="0" cy="${round(-height * 0.13)}" rx="${round(height * 0.055)}" ry="${round(height * 0.1)}" fill="none" stroke="${pink}" stroke-width="4"/>`,
      ) +
      circle(cx, y + height * 0.36, height * 0.06, yellow) +
      lettering('ফুল', x + width * 0.2, y + height * 0.3, height * 0.16, white) +
      lettering('পাতা', x + width * 0.82, y + height * 0.72, height * 0.14, white),
    rhyme: () =>
      ellipse(
        x + width * 0.3,
        y + height * 0.5,
        height * 0.2,
        height * 0.14,
        'none',
        `stroke="${white}" stroke-width="5"`,
      ) +
      polygon(
        [
          [x + width * 0.3 + height * 0.18, y + height * 0.5],
          [x + width * 0.3 + height * 0.36, y + height * 0.36],
          [x + width * 0.3 + height * 0.36, y + height * 0.64],
        ],
        'none',
        `stroke="${white}" stroke-width="5"`,
      ) +
      circle(x + width * 0.3 - height * 0.1, y + height * 0.46, 5, white) +
      lettering('মাছ', x + width * 0.7, y + height * 0.44, height * 0.2, yellow) +
      path(
        `M${round(x + width * 0.56)} ${round(y + height * 0.7)}q${round(width * 0.06)} ${round(-height * 0.08)} ${round(width * 0.12)} 0t${round(width * 0.12)} 0t${round(width * 0.06)} 0`,
        'none',
        `stroke="#9CC6CF" stroke-width="5"`,
      ),
  };
  return boards[lesson]();
}
