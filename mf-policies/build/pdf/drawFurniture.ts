import type { Pdf } from './createDocument.ts';
import { color, vinePaths } from './tokens.ts';
import { applyStyle, artifact, textWidth } from './write.ts';

/** Width of one piece of the vine in the stylesheet's drawing, and of one in the document, in points. */
const tile = { drawn: 80, wide: 52 };

/** A vine of alpona as wide as the text, as on the site. */
export function drawAlpona(pdf: Pdf, y: number) {
  const count = Math.round(textWidth(pdf) / tile.wide);
  const scale = textWidth(pdf) / (count * tile.drawn);
  artifact(pdf, 'Layout', () => {
    pdf.translate(pdf.page.margins.left, y - 12 * scale).scale(scale);
    pdf.lineWidth(1.3).lineCap('round').strokeColor(color('terracotta'));
    for (let index = 0; index < count; index++) {
      for (const path of vinePaths) pdf.path(path).stroke();
      pdf.translate(tile.drawn, 0);
    }
  });
}

/** Head line and page number of every page: last, when it is known how many there are. */
export function drawFurniture(pdf: Pdf, header: string, pageLabel: (page: number, pages: number) => string) {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    // Below the margin PDFKit would begin a new page.
    pdf.page.margins.bottom = 0;
    if (index > start) drawPageHead(pdf, header);
    drawPageNumber(pdf, pageLabel(index - start + 1, count));
  }
}

function drawPageHead(pdf: Pdf, header: string) {
  artifact(pdf, 'Pagination', () => {
    applyStyle(pdf, 'note');
    pdf.fontSize(9).text(header, pdf.page.margins.left, 34, { width: textWidth(pdf), lineBreak: false });
    pdf
      .moveTo(pdf.page.margins.left, 52)
      .lineTo(pdf.page.width - pdf.page.margins.right, 52)
      .lineWidth(0.7)
      .stroke(color('alpona'));
  });
}

function drawPageNumber(pdf: Pdf, label: string) {
  artifact(pdf, 'Pagination', () => {
    applyStyle(pdf, 'note');
    pdf.fontSize(9).text(label, pdf.page.margins.left, pdf.page.height - 46, {
      width: textWidth(pdf),
      align: 'center',
    });
  });
}
