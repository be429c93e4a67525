import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from 'shared/ui/DataTable';

interface TableWithPanelProps {
  table: DataTableProps;
  title: string;
  className?: string;
  /** What the panel says below its title. */
  children: ReactNode;
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-7)',
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '@media print': { display: 'block' },
});
const panel = css({
  padding: 'var(--space-5)',
  borderInlineStart: '6px double var(--marigold)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
});

/** A table, and a panel of what there is to add: beside it on a wide screen. */
export function TableWithPanel({ table, title, className, children }: TableWithPanelProps) {
  return (
    <div css={columns}>
      <DataTable {...table} />
      <div css={panel} className={className}>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}
