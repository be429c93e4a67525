import type { Pdf } from './createDocument.ts';
import { color } from './tokens.ts';
import { applyStyle, artifact, type Element, open, textWidth } from './write.ts';

/** Writes a link as a paragraph of its own, with the address behind it for those who read on paper. */
export function writeLink(pdf: Pdf, parent: Element, text: string, url: string) {
  const { lineGap = 0, after = 0 } = applyStyle(pdf, 'paragraph');
  const left = pdf.page.margins.left;
  const address = url.replace(/^https?:\/\//, '');
  const width = pdf.widthOfString(text);
  const top = pdf.y;
  const paragraph = open(pdf, parent, 'P');

  const link = open(pdf, paragraph, 'Link');
  link.add(() => {
    pdf.fillColor(color('terracotta')).text(text, left, top, { underline: true, lineBreak: false });
    pdf.link(left, top, width, pdf.currentLineHeight(), url, linkOptions(link, `${text}: ${address}`));
  });
  link.end();

  paragraph.add(() => {
    const from = left + width + 6;
    pdf
      .fillColor(color('ink-soft'))
      .fontSize(9)
      .text(`(${address})`, from, top + 1.5, { width: textWidth(pdf) - width - 6 });
  });
  paragraph.end();
  applyStyle(pdf, 'paragraph');
  pdf.y = top + pdf.currentLineHeight() + lineGap + after;
}

/** Writes a line of the table of contents: a title and its page, both leading to the named destination. */
export function writeContentsLine(
  pdf: Pdf,
  parent: Element,
  line: { title: string; page: string; to: string },
) {
  applyStyle(pdf, 'paragraph');
  const { left } = pdf.page.margins;
  const top = pdf.y;
  const height = pdf.currentLineHeight();
  const right = left + textWidth(pdf);
  const pageWidth = pdf.widthOfString(line.page);

  const item = open(pdf, parent, 'TOCI');
  const link = open(pdf, open(pdf, item, 'Reference'), 'Link');
  link.add(() => {
    pdf.text(`${line.title} `, left, top, { lineBreak: false });
    pdf.text(line.page, right - pageWidth, top, { lineBreak: false });
    pdf.goTo(left, top, textWidth(pdf), height, line.to, linkOptions(link, `${line.title}, ${line.page}`));
  });
  item.end();

  const dotsFrom = left + pdf.widthOfString(line.title) + 8;
  leader(pdf, dotsFrom, right - pageWidth - 8, top + height * 0.68);
  pdf.y = top + height + 7;
}

function leader(pdf: Pdf, from: number, to: number, y: number) {
  artifact(pdf, 'Layout', () => {
    pdf.lineWidth(0.8).dash(1, { space: 4 }).moveTo(from, y).lineTo(to, y).stroke(color('alpona'));
  });
}

/** PDFKit writes a `String` object as a string and a primitive one as a name. */
const linkOptions = (structParent: Element, contents: string) => ({
  structParent,
  Contents: Object(contents),
});
