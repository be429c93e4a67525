import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { aksharaFont } from './aksharaFont.ts';

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
);

test.each(['পৃষ্ঠা ১', 'সীমান্ত পল্লী', 'ছাত্রছাত্রীদের শৃঙ্খলা'])('%s is as wide as in the font of the file', (text) => {
  const pdf = new PDFDocument();
  const width = pdf.font(file, 100).widthOfString(text);
  expect(pdf.font(aksharaFont(file, text), 100).widthOfString(text)).toBeCloseTo(width, 0);
});

test('letters without ink have a width in the font, signs none', () => {
  const letters = [...new Set('কেঁদো')];
  const font = new Font(new Face(new Blob(aksharaFont(file, letters.join('')))));
  const widths = letters.map((letter, index) => [letter, font.glyphHAdvance(1 + letters.length + index)]);
  expect(widths).toEqual([...'কেঁদো'].map((letter) => [letter, /\p{M}/u.test(letter) ? 0 : 135]));
});
