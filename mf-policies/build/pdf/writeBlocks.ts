import type { LocaleContent } from 'shared/locale/localeContent';
import { telephoneLink } from 'shared/school/telephoneLink';
import type { PolicyBlock, PolicyTable } from '../../src/document/policyDocument.ts';
import type { Pdf } from './createDocument.ts';
import {
  applyStyle,
  artifact,
  color,
  type Element,
  keepTogether,
  open,
  textWidth,
  writeText,
} from './write.ts';

/** What a block takes from the place where the document is made. */
export interface Place {
  common: LocaleContent;
  /** Address of the site's home page in that locale, no trailing slash. */
  home: string;
  telephone: string;
  email: string;
}

export function writeBlock(pdf: Pdf, parent: Element, block: PolicyBlock, place: Place) {
  if (typeof block === 'string') writeText(pdf, parent, 'P', block, 'paragraph');
  else if ('heading' in block) writeText(pdf, parent, 'H4', block.heading, 'heading');
  else if ('table' in block) writeTable(pdf, parent, block.table);
  else if ('link' in block) {
    const url = `${place.home}${block.link.to}`;
    writeLink(pdf, parent, { text: block.link.text, url, printed: url.replace(/^https?:\/\//, '') });
  } else if ('contact' in block) {
    const { telephone, email } = block.contact;
    writeLink(pdf, parent, {
      label: `${telephone}: `,
      text: place.common.format.digits(place.telephone),
      url: telephoneLink(place.telephone),
    });
    writeLink(pdf, parent, { label: `${email}: `, text: place.email, url: `mailto:${place.email}` });
  } else writeList(pdf, parent, block);
}

function writeList(pdf: Pdf, parent: Element, items: readonly string[]) {
  const { lineGap = 0, after = 0 } = applyStyle(pdf, 'paragraph');
  const textIndent = 14;
  const structParent = open(pdf, parent, 'L');
  for (const item of items) {
    keepTogether(pdf, pdf.heightOfString(item, { width: textWidth(pdf) - textIndent, lineGap }));
    applyStyle(pdf, 'paragraph');
    pdf.list([item], pdf.page.margins.left, pdf.y, { structParent, lineGap, textIndent, bulletRadius: 1.5 });
    pdf.y += 2;
  }
  pdf.y += after;
}

/** Points that a table needs; a row with a cell of two lines needs more. */
export const tableHeight = ({ rows }: PolicyTable) => (rows.length + 3) * 25;

/** Writes a table on one page, below its caption: PDFKit's tables have none. */
function writeTable(pdf: Pdf, parent: Element, table: PolicyTable) {
  keepTogether(pdf, tableHeight(table));
  writeText(pdf, parent, 'P', table.caption, 'heading');
  applyStyle(pdf, 'paragraph');
  const columnWidth = textWidth(pdf) / (table.columns.length + 0.5);
  const heading = (text: string, scope: 'Row' | 'Column') =>
    ({ text, type: 'TH', scope, font: { src: 'bold' } }) as const;
  // PDFKit 0.20 knows `structParent` and a cell's `scope`; its type declarations do not yet.
  const accessible = { structParent: parent };
  pdf.table({
    ...accessible,
    position: { x: pdf.page.margins.left, y: pdf.y + 2 },
    columnStyles: table.columns.map((_, column) => (column === 0 ? 1.5 : 1) * columnWidth),
    rowStyles: (row) => (row === 0 ? { backgroundColor: color('marigold-tint') } : undefined),
    defaultStyle: {
      border: 0.7,
      borderColor: color('alpona'),
      padding: ['5pt', '7pt'],
      textColor: color('ink'),
    },
    data: [
      table.columns.map((column) => heading(column, 'Column')),
      ...table.rows.map(([name, ...cells]) => [heading(name, 'Row'), ...cells]),
    ],
  });
  pdf.y += 9;
}

interface Link {
  /** Before the link. */
  label?: string;
  text: string;
  url: string;
  /** The address behind the link, for those who read on paper. */
  printed?: string;
}

/** Writes a link as a paragraph of one line. */
function writeLink(pdf: Pdf, parent: Element, { label = '', text, url, printed }: Link) {
  const { lineGap = 0, after = 0 } = applyStyle(pdf, 'paragraph');
  const height = pdf.currentLineHeight();
  keepTogether(pdf, height);
  const top = pdf.y;
  const left = pdf.page.margins.left + pdf.widthOfString(label);
  const width = pdf.widthOfString(text);
  const paragraph = open(pdf, parent, 'P');
  if (label) paragraph.add(() => pdf.text(label, pdf.page.margins.left, top, { lineBreak: false }));

  const link = open(pdf, paragraph, 'Link');
  link.add(() => {
    pdf.fillColor(color('terracotta')).text(text, left, top, { underline: true, lineBreak: false });
    pdf.link(left, top, width, height, url, linkOptions(link, `${label}${text}`));
  });
  link.end();

  if (printed) {
    paragraph.add(() => {
      applyStyle(pdf, 'small');
      pdf.text(`(${printed})`, left + width + 6, top + 1.5, { lineBreak: false });
    });
  }
  paragraph.end();
  pdf.y = top + height + lineGap + after;
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
  const pageLeft = left + textWidth(pdf) - pdf.widthOfString(line.page);

  const item = open(pdf, parent, 'TOCI');
  const link = open(pdf, open(pdf, item, 'Reference'), 'Link');
  link.add(() => {
    pdf.text(`${line.title} `, left, top, { lineBreak: false });
    pdf.text(line.page, pageLeft, top, { lineBreak: false });
    pdf.goTo(left, top, textWidth(pdf), height, line.to, linkOptions(link, `${line.title}, ${line.page}`));
  });
  item.end();

  artifact(pdf, 'Layout', () => {
    const y = top + height * 0.68;
    pdf
      .lineWidth(0.8)
      .dash(1, { space: 4 })
      .moveTo(left + pdf.widthOfString(line.title) + 8, y);
    pdf.lineTo(pageLeft - 8, y).stroke(color('alpona'));
  });
  pdf.y = top + height + 7;
}

/** PDFKit writes a `String` object as a string and a primitive one as a name. */
const linkOptions = (structParent: Element, contents: string) => ({
  structParent,
  Contents: Object(contents),
});
