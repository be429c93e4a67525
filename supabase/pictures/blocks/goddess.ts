import { palette, shade } from './colour.ts';
import { circle, ellipse, group, move, path, polygon, stroke, times } from './shapes.ts';

/** Saraswati as a clay image: white sari, veena, swan and lotus; seated on (x, y), `height` pixels tall. */
export function goddess(x: number, y: number, height: number): string {
  const skin = '#F2D9B0';
  const white = palette.white;
  return group(
    move(x, y, height / 100),
    circle(0, -74, 21, '#F0B74C'),
    times(
      20,
      (index) =>
        `<path transform="translate(0 -74) rotate(${index * 18})" d="M-2 -21L0 -26L2 -21Z" fill="#D98324"/>`,
    ),
    times(
      7,
      (index) =>
        `<path transform="translate(0 -6) rotate(${index * 24 - 72})" d="M0 0q8 -12 0 -25q-8 13 0 25Z" fill="${index % 2 ? '#E9A5A0' : palette.rose}"/>`,
    ),
    ellipse(0, -4, 30, 5, '#C9605C'),
    path('M-16 -70C-20 -60 -18 -48 -15 -40H15C18 -48 20 -60 16 -70Z', '#231A1E'),
    path('M-25 -12C-24 -24 -12 -30 0 -30S24 -24 25 -12Q12 -4 0 -5T-25 -12Z', white),
    path('M6 -30C16 -28 24 -22 25 -12Q18 -7 12 -6Q16 -20 6 -30Z', shade(white, 0.14)),
    stroke('M-24 -12Q-12 -5 0 -6T24 -12', palette.terracotta, 2),
    path('M-9 -30L-12 -52Q0 -60 12 -52L9 -30Z', white),
    path('M-12 -52Q-4 -58 2 -56L9 -31L4 -30Q-2 -44 -12 -50Z', '#F3E3C3'),
    stroke('M2 -56L9 -31', palette.terracotta, 1.8),
    stroke('M-12 -52Q-22 -44 -17 -35L-4 -33', skin, 4),
    stroke('M12 -52Q22 -46 20 -40L13 -46', skin, 4),
    stroke('M-11 -52Q-24 -56 -26 -66', skin, 3.6),
    stroke('M11 -52Q25 -56 27 -66', skin, 3.6),
    polygon(
      [
        [-31, -72],
        [-23, -74],
        [-21, -66],
        [-29, -64],
      ],
      palette.paper,
      `stroke="${palette.terracotta}" stroke-width="1"`,
    ),
    circle(28, -69, 2, palette.paper),
    circle(30, -66, 1.6, palette.paper),
    circle(27, -64, 1.6, palette.paper),
    stroke('M-28 -26L24 -52', palette.wood, 2.6),
    circle(-22, -26, 7.5, '#B06A34'),
    circle(-24, -28, 3, shade('#B06A34', 0.2)),
    circle(18, -50, 5, '#B06A34'),
    stroke('M-24 -28L22 -54M-23 -26.6L23 -52', '#F3E3C3', 0.6),
    stroke('M0 -56V-62', skin, 6),
    ellipse(0, -71, 9, 10.5, '#231A1E'),
    ellipse(0, -69, 8, 9.4, skin),
    path('M-8 -71Q-6 -80 0 -79Q6 -80 8 -71Q3 -76 0 -76T-8 -71Z', '#231A1E'),
    stroke('M-5 -69q2 -1.8 4 0M1 -69q2 -1.8 4 0', '#2B1B1E', 0.9),
    stroke('M-2.4 -63.6q2.4 1.8 4.8 0', '#8C2F24', 1),
    circle(0, -73, 1, palette.terracotta),
    path('M-9 -77L-11 -86L-5 -82L0 -92L5 -82L11 -86L9 -77Q0 -81 -9 -77Z', palette.marigold),
    circle(0, -83, 1.6, palette.terracotta),
    stroke('M-10 -54Q0 -34 10 -54', palette.marigold, 2.4, 'stroke-dasharray="0.2 3"'),
    stroke('M-12 -54Q0 -26 12 -54', '#DD7A28', 2.2, 'stroke-dasharray="0.2 3"'),
    swan(34, -3),
  );
}

const swan = (x: number, y: number) =>
  group(
    move(x, y, 0.9),
    path('M-16 0C-20 -10 -8 -16 2 -12C12 -18 20 -10 16 -4Q14 0 8 0Z', '#FFFDF6'),
    path('M-4 -4C2 -14 14 -14 16 -6Q8 0 -4 -4Z', '#DDD9CF'),
    stroke('M-12 -6C-20 -14 -8 -22 -14 -29', '#FFFDF6', 4.4),
    circle(-15, -30, 3.4, '#FFFDF6'),
    polygon(
      [
        [-17, -31],
        [-23, -28.6],
        [-17, -28],
      ],
      '#E0842B',
    ),
    circle(-15.6, -31, 0.7, '#2B1B1E'),
  );
