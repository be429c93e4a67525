import { readFileSync } from 'node:fs';

const stylesheet = readFileSync(new URL('../../../shared/design/global.css', import.meta.url), 'utf8');

/** The light scheme's colour of a design token: paper is always light. */
export function color(token: string): string {
  const value = stylesheet.match(new RegExp(`--${token}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`shared/design/global.css has no hexadecimal colour named --${token}.`);
  return value;
}

const vine = stylesheet.match(/--alpona-vine: .*/)?.[0] ?? '';

/** The alpona vine as SVG paths: 80 wide, 24 high, repeats sideways. */
export const vinePaths = [...vine.matchAll(/ d='([^']+)'/g)].map(([, path = '']) => path);
