import {
  type PolicyBlock,
  type PolicySection,
  type PolicyTopic,
  topicId,
} from '../../src/document/policyDocument.ts';
import { createDocument, finish, type Pdf } from './createDocument.ts';
import { drawHeadersAndFooters, drawLogo, drawRule } from './drawings.ts';
import { applyStyle, type Element, keepTogether, open, writeText } from './write.ts';
import { type Place, tableHeight, writeBlock, writeContentsLine } from './writeBlocks.ts';

/** Everything that the document says. Source: the content modules of the pages and `site.config.json`. */
export interface PolicyPdf extends Place {
  school: string;
  address: string;
  title: string;
  lead: string;
  /** The edition: a line on the cover. */
  updated: string;
  contentsTitle: string;
  pageLabel: (page: number, pages: number) => string;
  sections: readonly PolicySection[];
  /** The line under the last topic of the section with this id. */
  notes: Readonly<Record<string, string>>;
  /** When the content was last changed: the file's date. */
  date: Date;
}

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What the document says, or a part of it, and whatever numbers and addresses need. */
const charactersOf = (content: PolicyPdf, replacer?: (key: string, value: unknown) => unknown) =>
  printableAscii +
  content.common.format.digits(printableAscii) +
  content.pageLabel(0, 0) +
  JSON.stringify({ ...content, common: undefined }, replacer);

const hasHeadings = (block: PolicyBlock) =>
  typeof block === 'object' && ('heading' in block || 'table' in block);

/** Points that a title needs below it, so that it is never the last line of a page. */
const room = { section: 150, topic: 70 };

/** The School Policies as a tagged PDF. The same content makes the same bytes. */
export function renderPolicyPdf(content: PolicyPdf): Promise<Buffer> {
  const { locale, format } = content.common;
  const titles = charactersOf(content, (key, value) =>
    key === 'blocks' && Array.isArray(value) ? value.filter(hasHeadings) : value,
  );
  const pdf = createDocument({
    title: `${content.title} | ${content.school}`,
    author: content.school,
    subject: content.lead,
    language: `${locale}-IN`,
    texts: { text: charactersOf(content), bold: titles, display: titles },
    date: content.date,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const contents = writeCover(pdf, root, content);
  pdf.addPage();
  const lines = content.sections.map((section) => ({
    title: section.title,
    to: section.id,
    page: format.digits(writeSection(pdf, root, section, content)),
  }));
  pdf.switchToPage(0);
  pdf.y = contents.top;
  for (const line of lines) writeContentsLine(pdf, contents.element, line);
  drawHeadersAndFooters(pdf, `${content.school} | ${content.title}`, content.pageLabel);
  return finish(pdf);
}

/** Returns where the contents go, once it is known on which page each section begins. */
function writeCover(pdf: Pdf, root: Element, content: PolicyPdf) {
  drawLogo(pdf, pdf.page.margins.left, 72, 72);
  pdf.y = 160;
  writeText(pdf, root, 'P', content.school, 'school');
  writeText(pdf, root, 'P', content.address, 'note');
  pdf.y += 18;
  drawRule(pdf, pdf.y);
  pdf.y += 26;
  writeText(pdf, root, 'H1', content.title, 'title');
  writeText(pdf, root, 'P', content.lead, 'lead');
  writeText(pdf, root, 'P', content.updated, 'note');
  writeText(pdf, root, 'H2', content.contentsTitle, 'section');
  return { element: open(pdf, root, 'TOC'), top: pdf.y };
}

/** Returns the number of the page on which the section begins. */
function writeSection(pdf: Pdf, root: Element, section: PolicySection, content: PolicyPdf): number {
  keepTogether(pdf, room.section);
  const { count } = pdf.bufferedPageRange();
  if (pdf.y > pdf.page.margins.top) {
    drawRule(pdf, pdf.y + 16);
    pdf.y += 30;
  }
  pdf.addNamedDestination(section.id, 'XYZ', pdf.page.margins.left, pdf.y - 8, null);
  const bookmark = pdf.outline.addItem(section.title, here(pdf));
  const element = open(pdf, root, 'Sect');
  writeText(pdf, element, 'H2', section.title, 'section');
  for (const topic of section.topics) {
    keepTogether(pdf, topicRoom(topic));
    pdf.addNamedDestination(topicId(section, topic), 'XYZ', pdf.page.margins.left, pdf.y - 4, null);
    bookmark.addItem(topic.title, here(pdf));
    writeText(pdf, element, 'H3', topic.title, 'topic');
    for (const block of topic.blocks) writeBlock(pdf, element, block, content);
  }
  const note = content.notes[section.id];
  if (note) writeText(pdf, element, 'P', note, 'note');
  applyStyle(pdf, 'paragraph');
  return count;
}

/** A table stays whole, and its topic's title with it. */
function topicRoom({ blocks: [first] }: PolicyTopic): number {
  return room.topic + (typeof first === 'object' && 'table' in first ? tableHeight(first.table) : 0);
}

/** A bookmark's target. PDFKit counts `left` from the right edge. */
const here = (pdf: Pdf) => ({ expanded: false, top: pdf.y - 8, left: pdf.page.width });
