import type { Pdf } from './createDocument.ts';
import { applyStyle, type Element, keepTogether, leaf, open, textWidth } from './write.ts';

const bullet = '•';
const indent = 14;

export function writeList(pdf: Pdf, parent: Element, items: readonly string[]) {
  const { lineGap = 0, after = 0 } = applyStyle(pdf, 'paragraph');
  const list = open(pdf, parent, 'L');
  const width = textWidth(pdf) - indent;
  for (const item of items) {
    applyStyle(pdf, 'paragraph');
    keepTogether(pdf, pdf.heightOfString(item, { width, lineGap }));
    const { left } = pdf.page.margins;
    const top = pdf.y;
    const entry = open(pdf, list, 'LI');
    leaf(pdf, entry, 'Lbl', () => pdf.text(bullet, left + 2, top, { lineBreak: false }));
    leaf(pdf, entry, 'LBody', () => pdf.text(item, left + indent, top, { width, lineGap }));
    pdf.y += 2;
  }
  pdf.y += after;
}
