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

/**
 * A line of text in the display face, as the outlines of SVG path data, the baseline at 0, in pixels. Pictures made so
 * need no font where they are rendered. The font is the one that has most of the text's letters.
 */
export function textPath(text: string, size: number): string {
  const { glyphs, positions, scale } = shape(text, size);
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
  return paths.join('');
}

/** The lines of a text, each no wider than `width`, as `textPath` draws them. */
export function textLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => textPath(line, size));
}

/** Far quicker than drawing the text. */
function textWidth(text: string, size: number): number {
  const { positions, scale } = shape(text, size);
  return positions.reduce((total, { xAdvance }) => total + xAdvance * scale, 0);
}

function shape(text: string, size: number) {
  const font = fonts.toSorted((a, b) => covered(b, text) - covered(a, text))[0];
  if (!font) throw new Error('The display face is not installed: @fontsource/tiro-bangla.');
  const { glyphs, positions } = font.layout(text);
  return { glyphs, positions, scale: size / font.unitsPerEm };
}

const covered = (font: Font, text: string) =>
  [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).length;
