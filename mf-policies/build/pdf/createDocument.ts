import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { aksharaFont } from './aksharaFont.ts';

const require = createRequire(import.meta.url);

/** Embedded fonts, with Latin, Bengali and the rupee sign. */
const fonts = {
  text: '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
  display: '@expo-google-fonts/tiro-bangla/TiroBangla_400Regular.ttf',
} as const;

export type FontName = keyof typeof fonts;

export type Pdf = PDFKit.PDFDocument;

const bengali = /\p{Script=Bengali}/u;

/** Margins of the A4 page in points. */
const margins = { top: 72, right: 62, bottom: 70, left: 62 };

interface DocumentFacts {
  title: string;
  author: string;
  subject: string;
  /** BCP 47. */
  language: string;
  /** What it may say in each font. */
  texts: Record<FontName, string>;
  /** Given, never now: the same content makes the same bytes. */
  date: Date;
}

/** An empty document, tagged, that opens with its title in the window's bar. */
export function createDocument({ title, author, subject, language, texts, date }: DocumentFacts): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    // @ts-expect-error PDFKit 0.20 knows PDF/UA; its type declarations stop at PDF/A.
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: require.resolve(fonts.text),
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  for (const name of ['text', 'bold', 'display'] as const) {
    const file = require.resolve(fonts[name]);
    pdf.registerFont(name, bengali.test(texts[name]) ? aksharaFont(file, texts[name]) : file);
  }
  return pdf;
}

/** The finished file. */
export function finish(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}
