import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const fontFile = (subset: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/tiro-bangla/files/tiro-bangla-${subset}-400-normal.woff2`));

const fonts = ['latin', 'latin-ext', 'bengali'].map((subset) => openSync(fontFile(subset))).filter(isFont);

type AnyFont = ReturnType<typeof openSync>;
type Font = Extract<AnyFont, { unitsPerEm: number }>;

function isFont(font: AnyFont): font is Font {
  return 'unitsPerEm' in font;
}

export interface TextLine {
  /** SVG path data, the baseline at 0, in pixels. */
  path: string;
  width: number;
}

/**
 * A line of text in the display face, as outlines. Pictures made so need no font where they are rendered. The font
 * is the one that has most of the text's letters.
 */
export function textPath(text: string, size: number): TextLine {
  const font = fonts.toSorted((a, b) => covered(b, text) - covered(a, text))[0];
  if (!font) throw new Error('The display face is not installed: @fontsource/tiro-bangla.');
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale)
      .toSVG();
    x += (position?.xAdvance ?? 0) * scale;
    return path;
  });
  return { path: paths.join(''), width: x };
}

const covered = (font: Font, text: string) =>
  [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).length;

/** Breaks a text into lines no wider than `width`. */
export function textLines(text: string, size: number, width: number): TextLine[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textPath(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => textPath(line, size));
}
