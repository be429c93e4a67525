import { readFileSync } from 'node:fs';
import type { FontName, Pdf } from './createDocument.ts';

const stylesheet = readFileSync(new URL('../../../shared/design/global.css', import.meta.url), 'utf8');

/** The light scheme's colour of a design token: paper is always light. */
export function color(token: string): string {
  const value = stylesheet.match(new RegExp(`--${token}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`shared/design/global.css has no hexadecimal colour named --${token}.`);
  return value;
}

export type Element = PDFKit.PDFStructureElement;

interface TextStyle {
  font: FontName;
  size: number;
  color: string;
  lineGap?: number;
  /** Points of space above and below. */
  before?: number;
  after?: number;
}

const styles = {
  title: { font: 'display', size: 34, color: 'terracotta-deep', after: 8 },
  section: { font: 'display', size: 21, color: 'terracotta', before: 10, after: 4 },
  topic: { font: 'bold', size: 12, color: 'indigo', before: 10, after: 3 },
  heading: { font: 'bold', size: 10.5, color: 'ink', before: 4, after: 2 },
  school: { font: 'bold', size: 19, color: 'ink', after: 2 },
  lead: { font: 'text', size: 12, color: 'ink-soft', lineGap: 3, after: 12 },
  paragraph: { font: 'text', size: 10.5, color: 'ink', lineGap: 2.5, after: 5 },
  note: { font: 'text', size: 9.5, color: 'ink-soft', before: 8, after: 4 },
  small: { font: 'text', size: 9, color: 'ink-soft' },
} as const satisfies Record<string, TextStyle>;

/** Opens a structure element below another one. */
export function open(pdf: Pdf, parent: Element, type: string): Element {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

/** Draws a leaf of the structure. Ended at once: PDFKit notes a link's page when its element ends. */
function leaf(pdf: Pdf, parent: Element, type: string, draw: () => void) {
  const element = open(pdf, parent, type);
  element.add(draw);
  element.end();
}

/** Draws what is decoration: left out when the document is read aloud or copied. */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void) {
  pdf.markContent('Artifact', { type });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

export const textWidth = (pdf: Pdf) => pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;

export function applyStyle(pdf: Pdf, name: keyof typeof styles): TextStyle {
  const style: TextStyle = styles[name];
  pdf.font(style.font).fontSize(style.size).fillColor(color(style.color));
  return style;
}

/** Writes a paragraph or heading at the current position, and moves below it. */
export function writeText(pdf: Pdf, parent: Element, type: string, text: string, name: keyof typeof styles) {
  const { before = 0, after = 0, lineGap = 0 } = applyStyle(pdf, name);
  pdf.y += before;
  const layout = { width: textWidth(pdf), lineGap };
  // On a page that a text runs on to, PDFKit takes the document's first font.
  keepTogether(pdf, pdf.heightOfString(text, layout));
  applyStyle(pdf, name);
  leaf(pdf, parent, type, () => {
    pdf.text(text, pdf.page.margins.left, pdf.y, layout);
  });
  pdf.y += after;
}

/** Goes to the next page unless `points` are left on this one. */
export function keepTogether(pdf: Pdf, points: number) {
  if (pdf.y + points > pdf.page.maxY()) pdf.addPage();
}
