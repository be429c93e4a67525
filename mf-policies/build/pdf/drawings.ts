import { schoolLogo } from 'shared/design/schoolLogo';
import type { Pdf } from './createDocument.ts';
import { applyStyle, artifact, color, textWidth } from './write.ts';

/** The school's mark as vectors; `size` in points. */
export function drawLogo(pdf: Pdf, x: number, y: number, size: number) {
  artifact(pdf, 'Layout', () => {
    pdf.translate(x, y).scale(size / schoolLogo.size);
    pdf.circle(schoolLogo.floor.cx, schoolLogo.floor.cy, schoolLogo.floor.r).fill(color('terracotta'));
    pdf.path(schoolLogo.sun).fill(color('marigold'));
    pdf.lineWidth(2).lineCap('round').lineJoin('round').path(schoolLogo.lines).stroke(color('on-strong'));
  });
}

/** A double line as wide as the text, as on the site. */
export function drawRule(pdf: Pdf, y: number) {
  const { left } = pdf.page.margins;
  artifact(pdf, 'Layout', () => {
    for (const top of [y - 1.5, y + 1.5]) pdf.moveTo(left, top).lineTo(left + textWidth(pdf), top);
    pdf.lineWidth(1).stroke(color('marigold'));
  });
}

/** Header and page number of every page: last, when it is known how many there are. */
export function drawHeadersAndFooters(
  pdf: Pdf,
  header: string,
  pageLabel: (page: number, pages: number) => string,
) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Below the margin PDFKit would begin a new page.
    pdf.page.margins.bottom = 0;
    const { left, right } = pdf.page.margins;
    artifact(pdf, 'Pagination', () => {
      applyStyle(pdf, 'small');
      pdf.text(pageLabel(page + 1, count), left, pdf.page.height - 46, {
        width: textWidth(pdf),
        align: 'center',
      });
      if (page === 0) return;
      pdf.text(header, left, 34, { lineBreak: false });
      pdf
        .moveTo(left, 52)
        .lineTo(pdf.page.width - right, 52)
        .lineWidth(0.7)
        .stroke(color('alpona'));
    });
  }
}
