import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Blob, Face, Buffer as ShapedText, Font as SourceFont, shape } from 'harfbuzzjs';
import opentype from 'opentype.js';

/** A letter, or consonants that hasanta joins; each with its nukta. */
const base = String.raw`\p{L}\u09bc?(?:\u09cd[\u200c\u200d]?\p{L}\u09bc?)*`;
/**
 * What becomes one glyph: a base with its vowel sign and marks, and those after it whose sign stands on the left, since
 * that sign has another form where a word begins. Any other character is a glyph of its own.
 */
const clusters = new RegExp(
  String.raw`${base}[\p{M}\u200c\u200d]*(?:${base}[\u09c7\u09c8\u09cb\u09cc]\p{M}*)*|.`,
  'gsu',
);

/** In thousandths of the size. Poppler drops a letter that it finds twice within a tenth, as its shadow, and moves accents. */
const inklessWidth = 135;

/**
 * Fontkit, which PDFKit lays text out with, gives them no width. A width in the font would be taken back in the PDF, and
 * where rounding leaves a rest, Poppler finds the mark after the letter that follows.
 */
const isMark = /\p{M}/u;

/**
 * A font that draws the text's aksharas as HarfBuzz does with the font in the file, and still has one glyph a letter.
 *
 * Readers of a PDF take its text from the glyphs, from left to right. Bengali draws some vowel signs before their
 * consonant and joins consonants, so that search, copy and reading aloud would get other words. Here the first letter of
 * an akshara becomes a glyph that draws it whole, and the others become glyphs without ink, in the order of writing. One
 * glyph for all would do for most readers; pdf.js takes one with hasanta or nukta for an accent without width. Throws where the font lacks a character of the text.
 */
export function aksharaFont(file: string, text: string): Buffer {
  const source = new SourceFont(new Face(new Blob(readFileSync(file))));
  const { ascender, descender } = source.hExtents();
  const nothing = { advanceWidth: inklessWidth, path: new opentype.Path() };
  const glyphs = [new opentype.Glyph({ name: '.notdef', ...nothing })];
  const add = (glyph: ReturnType<typeof draw> & { unicode?: number }) =>
    glyphs.push(new opentype.Glyph({ name: `glyph${glyphs.length}`, ...glyph })) - 1;

  const letters = [...new Set(text)].map((letter) => {
    const unicode = letter.codePointAt(0) ?? 0;
    if (source.nominalGlyph(unicode) === undefined) throw new Error(`${file} has no glyph for "${letter}".`);
    return { letter, id: add({ unicode, ...draw(source, letter) }) };
  });
  const ids = new Map(letters.map(({ letter, id }) => [letter, id]));
  const inkless = new Map(
    letters.map(({ letter, id }) => [
      id,
      add(isMark.test(letter) ? { ...nothing, advanceWidth: 0 } : nothing),
    ]),
  );

  // Of rules that begin with the same letter the first that fits is applied, so the longest come first.
  const rules = new Map<number, { input: number[]; drawn: number }[]>();
  for (const joined of [...new Set(text.match(clusters))].sort((a, b) => b.length - a.length)) {
    const [first = 0, ...input] = [...joined].map((letter) => ids.get(letter) ?? 0);
    if (input.length === 0) continue;
    const { path, advanceWidth } = draw(source, joined);
    const followers = [...joined].filter((letter) => !isMark.test(letter)).length - 1;
    const drawn = add({ path, advanceWidth: advanceWidth - followers * inklessWidth });
    rules.set(first, [...(rules.get(first) ?? []), { input, drawn }]);
  }

  return Buffer.from(
    new opentype.Font({
      // PDFKit takes two fonts of one name for one.
      familyName: basename(file, '.ttf'),
      styleName: 'Akshara',
      unitsPerEm: 1000,
      ascender,
      descender,
      glyphs,
      tables: { gsub: substitutions(rules, inkless) },
    }).toArrayBuffer(),
  );
}

/** OpenType's table of substitutions: where a rule fits, its first letter is drawn as the whole, the others not at all. */
function substitutions(
  rules: ReadonlyMap<number, readonly { input: number[]; drawn: number }[]>,
  inkless: ReadonlyMap<number, number>,
) {
  const single = (substitutes: ReadonlyMap<number, number>) => {
    const sorted = [...substitutes].sort(([a], [b]) => a - b);
    const coverage = { format: 1, glyphs: sorted.map(([glyph]) => glyph) };
    const substitute = sorted.map(([, glyph]) => glyph);
    return { lookupType: 1, lookupFlag: 0, subtables: [{ substFormat: 2, coverage, substitute }] };
  };
  const sorted = [...rules].sort(([a], [b]) => a - b);
  const most = Math.max(...sorted.map(([, each]) => each.length));
  // Lookup 2 draws the first rule of every letter, lookup 3 the second, and so on.
  const drawing = Array.from({ length: most }, (_, rule) =>
    single(
      new Map(sorted.flatMap(([first, each]) => (each[rule] ? [[first, each[rule].drawn] as const] : []))),
    ),
  );
  const context = {
    substFormat: 1,
    coverage: { format: 1, glyphs: sorted.map(([first]) => first) },
    ruleSets: sorted.map(([, each]) =>
      each.map(({ input }, rule) => ({
        input,
        lookupRecords: [
          { sequenceIndex: 0, lookupListIndex: 2 + rule },
          ...input.map((_, index) => ({ sequenceIndex: index + 1, lookupListIndex: 1 })),
        ],
      })),
    ),
  };
  const script = {
    defaultLangSys: { reserved: 0, reqFeatureIndex: 0xffff, featureIndexes: [0] },
    langSysRecords: [],
  };
  return {
    version: 1,
    scripts: [{ tag: 'DFLT', script }],
    features: [{ tag: 'liga', feature: { params: 0, lookupListIndexes: [0] } }],
    lookups: [{ lookupType: 5, lookupFlag: 0, subtables: [context] }, single(inkless), ...drawing],
  };
}

function draw(source: SourceFont, letters: string) {
  const shaped = new ShapedText();
  shaped.addText(letters);
  shaped.guessSegmentProperties();
  shape(source, shaped);
  const path = new opentype.Path();
  const positions = shaped.getGlyphPositions();
  let advanceWidth = 0;
  for (const [index, { codepoint: glyph }] of shaped.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    for (const { type, values } of source.glyphToJson(glyph)) {
      const points = values.map((value, axis) => value + (axis % 2 ? yOffset : advanceWidth + xOffset));
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
      if (type === 'M') path.moveTo(x1, y1);
      else if (type === 'L') path.lineTo(x1, y1);
      else if (type === 'Q') path.quadraticCurveTo(x1, y1, x2, y2);
      else if (type === 'C') path.curveTo(x1, y1, x2, y2, x3, y3);
      else path.close();
    }
    advanceWidth += xAdvance;
  }
  return { path, advanceWidth };
}
