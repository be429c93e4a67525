import { channels, hexOf, mix, ramp } from './colour.ts';

export type Light =
  | 'morning'
  | 'noon'
  | 'evening'
  | 'monsoon'
  | 'winter'
  | 'night'
  | 'sepia'
  | 'silver'
  | 'faded';

type Tone = (hex: string) => string;

const luminance = (hex: string) => {
  const [red, green, blue] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

const multiply = (hex: string, by: string) => {
  const [r1, g1, b1] = channels(hex);
  const [r2, g2, b2] = channels(by);
  return hexOf([(r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255]);
};

const grey = (hex: string) => {
  const value = luminance(hex) * 255;
  return hexOf([value, value, value]);
};

const sepiaStops = ['#24160F', '#5E3F2A', '#A9825A', '#DDC298', '#F6EAD0'];
const silverStops = ['#1B1B20', '#55534F', '#97938A', '#CFCABD', '#F4F0E4'];

const tones: Record<Light, Tone> = {
  morning: (hex) => mix(multiply(hex, '#FFF4DF'), '#F7C98B', 0.06),
  noon: (hex) => hex,
  evening: (hex) => mix(multiply(hex, '#FFD3A6'), '#A2435A', 0.1),
  monsoon: (hex) => mix(mix(hex, grey(hex), 0.22), '#5F8386', 0.2),
  winter: (hex) => mix(mix(hex, grey(hex), 0.1), '#F1E3CB', 0.16),
  night: (hex) => mix(multiply(hex, '#6672B8'), '#171A33', 0.3),
  sepia: (hex) => ramp(sepiaStops, luminance(hex)),
  silver: (hex) => ramp(silverStops, luminance(hex)),
  faded: (hex) => mix(mix(hex, grey(hex), 0.34), '#E8C49A', 0.24),
};

const printed: readonly Light[] = ['sepia', 'silver', 'faded'];

export const isVintage = (light: Light) => printed.includes(light);
export const isDark = (light: Light) => light === 'night';
export const toneOf = (light: Light, hex: string) => tones[light](hex);

const hexPattern = /#[0-9a-fA-F]{6}\b/g;
const lampPattern = /rgb\((\d+),(\d+),(\d+)\)/g;

/** Colours lit by a lamp keep their daylight value at night; `develop` leaves them alone. */
export function lamplit(fragment: string): string {
  return fragment.replace(hexPattern, (hex) => `rgb(${channels(hex).join(',')})`);
}

/** Turns a drawing made in the daylight palette into the picture's light. */
export function develop(fragment: string, light: Light): string {
  const seen = new Map<string, string>();
  const toned = fragment.replace(hexPattern, (hex) => {
    const known = seen.get(hex) ?? toneOf(light, hex);
    seen.set(hex, known);
    return known;
  });
  return toned.replace(lampPattern, (_, red: string, green: string, blue: string) => {
    const hex = hexOf([Number(red), Number(green), Number(blue)]);
    return isVintage(light) ? toneOf(light, hex) : hex;
  });
}
