import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The display face, whole: 27 kB. */
export const displayFont = fileURLToPath(
  import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2'),
);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((letter) => !/\d/.test(letter))
  .join('');

/** Headings are English or hold English names; a rarer letter, and every figure, comes from the next face of the list. */
const letters = `${ascii}–—‘’“”…·•×°₹àáâäçèéêëìíîïñòóôöùúûü`;

/** Without hints, which are for small print on coarse screens. Its types do not know that option yet. */
const cut = { targetFormat: 'woff2', noHinting: true } as const;

/** The face as pages load it: with the letters that headings use. */
export const forPages = (font: Buffer) => subsetFont(font, letters, cut);
