import type { PolicyTable } from '../../src/document/policyDocument.ts';
import type { Pdf } from './createDocument.ts';
import { color } from './tokens.ts';
import {
  applyStyle,
  artifact,
  type Element,
  keepTogether,
  leaf,
  open,
  textWidth,
  writeText,
} from './write.ts';

const padding = { x: 7, y: 5 };
/** Width of the first column against the others. */
const firstColumn = 1.5;
/** Points that a row needs; a row with a cell of two lines needs more. */
const rowHeight = 25;

export const tableHeight = ({ rows }: PolicyTable) => (rows.length + 3) * rowHeight;

/**
 * Writes a table on one page. PDFKit's own `table()` gives no caption and border colours that readers call
 * malformed.
 */
export function writeTable(pdf: Pdf, parent: Element, table: PolicyTable) {
  keepTogether(pdf, tableHeight(table));
  const element = open(pdf, parent, 'Table');
  writeText(pdf, element, 'Caption', table.caption, 'heading');
  pdf.y += 2;
  drawHeaderGround(pdf, rowHeightOf(pdf, table.columns));
  writeRow(pdf, element, table.columns, () => 'Column');
  for (const row of table.rows) writeRow(pdf, element, row, (column) => (column === 0 ? 'Row' : undefined));
  pdf.y += 9;
}

type Scope = 'Row' | 'Column' | undefined;

function writeRow(pdf: Pdf, table: Element, cells: readonly string[], scopeOf: (column: number) => Scope) {
  const row = open(pdf, table, 'TR');
  const top = pdf.y;
  const height = rowHeightOf(pdf, cells);
  cells.forEach((text, column) => {
    const scope = scopeOf(column);
    const { x, width } = cellBox(pdf, cells.length, column);
    applyStyle(pdf, scope ? 'heading' : 'paragraph');
    const write = () => pdf.text(text, x, top + padding.y, { width });
    if (scope) writeHeaderCell(pdf, row, scope, write);
    else leaf(pdf, row, 'TD', write);
  });
  pdf.y = top + height;
  drawRule(pdf);
}

/** PDFKit 0.20 knows `scope`; its type declarations do not yet, and want one name that they know. */
const headerOptions = (scope: Scope): { scope: Scope; lang?: string } => ({ scope });

function writeHeaderCell(pdf: Pdf, row: Element, scope: Scope, write: () => void) {
  const cell = pdf.struct('TH', headerOptions(scope));
  row.add(cell);
  cell.add(write);
  cell.end();
}

function cellBox(pdf: Pdf, columns: number, column: number) {
  const unit = textWidth(pdf) / (columns - 1 + firstColumn);
  const start = column === 0 ? 0 : unit * (firstColumn + column - 1);
  const width = unit * (column === 0 ? firstColumn : 1);
  return { x: pdf.page.margins.left + start + padding.x, width: width - padding.x * 2 };
}

function rowHeightOf(pdf: Pdf, cells: readonly string[]): number {
  applyStyle(pdf, 'heading');
  const heights = cells.map((text, column) =>
    pdf.heightOfString(text, { width: cellBox(pdf, cells.length, column).width }),
  );
  return Math.max(...heights) + padding.y * 2;
}

function drawHeaderGround(pdf: Pdf, height: number) {
  artifact(pdf, 'Layout', () => {
    pdf.rect(pdf.page.margins.left, pdf.y, textWidth(pdf), height).fill(color('marigold-tint'));
  });
}

function drawRule(pdf: Pdf) {
  const { left } = pdf.page.margins;
  artifact(pdf, 'Layout', () => {
    pdf.lineWidth(0.7).moveTo(left, pdf.y);
    pdf.lineTo(left + textWidth(pdf), pdf.y).stroke(color('alpona'));
  });
}
