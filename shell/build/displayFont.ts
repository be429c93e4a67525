import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** The display face, whole: 27 kB. */
export const displayFont = fileOf('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2');

/** Its Bengali half, whole: 82 kB. Bengali pages alone load it, and machines without a Bengali face. */
export const bengaliFont = fileOf('@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((letter) => !/\d/.test(letter))
  .join('');

/** Headings are English or hold English names; a rarer letter, and every figure, comes from the next face of the list. */
const letters = `${ascii}–—‘’“”…·•×°₹àáâäçèéêëìíîïñòóôöùúûü`;

/** Without hints, which are for small print on coarse screens. Its types do not know that option yet. */
const cut = { targetFormat: 'woff2', noHinting: true } as const;

/** The face as pages load it: with the letters that headings use. */
export const forPages = (font: Buffer) => subsetFont(font, letters, cut);

/** The script's block, danda, joiners and the circle that carries a lone vowel sign; the conjuncts come with them: 49 kB. */
const bengaliLetters = String.fromCodePoint(
  ...Array.from({ length: 128 }, (_, index) => 0x980 + index),
  ...[0x964, 0x965, 0x200c, 0x200d, 0x25cc],
);

export const forBengaliPages = (font: Buffer) => subsetFont(font, bengaliLetters, cut);
