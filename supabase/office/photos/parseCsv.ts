/** Rows of a CSV text as spreadsheets write it: commas, semicolons or tabs, quotes doubled inside quotes. */
export function parseCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = content.split(/\r?\n/, 1);
  const separator = [';', '\t'].find((mark) => firstLine.includes(mark) && !firstLine.includes(',')) ?? ',';
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*|)(${separator}|\\r?\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < content.length) {
    const start = cell.lastIndex;
    const found = cell.exec(content);
    if (!found)
      throw new SyntaxError(`line ${lineAt(content, start)}: a quote is not closed, or text follows it`);
    const [, value = '', end = ''] = found;
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''));
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
