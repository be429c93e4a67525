// biome-ignore-all lint/a11y/noRedundantRoles: stacked on a phone, a table is one only by its roles
import { css } from '@emotion/react';
import { unbroken } from './unbroken.tsx';

export interface DataTableProps {
  caption: string;
  /** Column headings; the first is that of the row headings. */
  columns: readonly string[];
  rows: readonly { heading: string; cells: readonly string[] }[];
}

const table = css({
  width: '100%',
  marginBlockEnd: 'var(--space-5)',
  borderCollapse: 'collapse',
  border: '1px solid var(--line)',
  background: 'var(--paper-raised)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  caption: {
    paddingBlock: 'var(--space-3)',
    textAlign: 'start',
    font: '400 var(--size-5) / 1.25 var(--font-display)',
  },
  'th, td': {
    padding: 'var(--space-3) clamp(0.4rem, 1.4vw, 1.25rem)',
    borderBlockEnd: '1px solid var(--line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'thead th': {
    background: 'var(--paper-sunken)',
    borderBlockEnd: '2px solid var(--terracotta)',
    fontSize: 'var(--size-2)',
    verticalAlign: 'bottom',
  },
  'tbody th': { minWidth: '7rem', fontWeight: 600 },
  tr: { breakInside: 'avoid' },
});

/** Four columns and more do not fit a narrow screen: there every row becomes a list of named values. */
const stacked = css({
  '@media screen and (max-width: 40rem)': {
    '&, caption, tbody, tr, th, td': { display: 'block' },
    '&': { border: 0, background: 'none' },
    thead: { position: 'absolute', clipPath: 'inset(50%)' },
    'tbody tr': {
      marginBlockEnd: 'var(--space-3)',
      padding: 'var(--space-2)',
      border: '1px solid var(--line)',
      borderBlockStart: '2px solid var(--terracotta)',
      background: 'var(--paper-raised)',
    },
    'th, td': { border: 0, paddingBlock: 'var(--space-1)' },
    td: { display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-4)', textAlign: 'end' },
    'td > span': { marginInlineStart: 'auto' },
    'td::before': { content: 'attr(data-column) / ""', color: 'var(--ink-soft)', textAlign: 'start' },
  },
});

/** A table with a caption and headings for rows and columns. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table css={[table, columns.length > 3 && stacked]} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ heading, cells }, row) => (
          <tr key={columns.join() + String(row)} role="row">
            <th role="rowheader" scope="row">
              {unbroken(heading)}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} role="cell" data-column={columns[column + 1]}>
                <span>{unbroken(cell)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
