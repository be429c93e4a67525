export const palette = {
  paper: '#FBF5E9',
  cream: '#F3E3C3',
  sand: '#E4C48F',
  terracotta: '#B5472C',
  brick: '#CB6A45',
  deepTerracotta: '#8A3220',
  marigold: '#E9A227',
  lemon: '#F4CB6B',
  leaf: '#3F7D4E',
  lightLeaf: '#7FA75B',
  deepLeaf: '#265238',
  indigo: '#2C3C78',
  lightIndigo: '#5D70AE',
  night: '#171A33',
  sky: '#BFDDE3',
  water: '#7FB2B5',
  rose: '#D97C79',
  wood: '#8B5A34',
  darkWood: '#5A3722',
  stone: '#CDBfA8',
  slate: '#27423B',
  white: '#FFFDF6',
} as const;

type Channels = readonly [number, number, number];

export function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf([red, green, blue]: Channels): string {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return hexOf([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount]);
}

/** The side turned away from the light, towards violet as in a print with an indigo key block. */
export const shade = (hex: string, amount = 0.22) => mix(hex, '#2B1D4A', amount);

export const tint = (hex: string, amount = 0.3) => mix(hex, palette.paper, amount);

/** Between a list of stops, `position` from 0 to 1. */
export function ramp(stops: readonly string[], position: number): string {
  const last = stops.length - 1;
  const at = Math.min(last - 1e-6, Math.max(0, position * last));
  const index = Math.floor(at);
  return mix(stops[index] ?? palette.paper, stops[index + 1] ?? palette.paper, at - index);
}
