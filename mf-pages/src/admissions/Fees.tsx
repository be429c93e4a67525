import { css } from '@emotion/react';
import { fees } from 'shared/school/fees';
import { formatRupees } from 'shared/school/format';
import { Band } from 'shared/ui/Band';
import { DataTable } from 'shared/ui/DataTable';
import { content } from './content.en.ts';
import { TableWithPanel } from './TableWithPanel.tsx';

const payment = css({
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
  table: { margin: 0 },
  '@media print': { boxShadow: 'none' },
});

const order = ['admission', 'session', 'tuition', 'computer'] as const;

export function Fees() {
  const { title, lead, caption, columns, media, names, payment: pay, late } = content.fees;
  return (
    <Band id="fees" labelledBy="fees-title">
      <h2 id="fees-title">{title}</h2>
      <p>{lead}</p>
      <TableWithPanel
        css={payment}
        table={{
          caption,
          columns: [columns.fee, media.bengali, media.english, columns.frequency],
          rows: order.map((fee) => ({
            heading: names[fee].name,
            cells: [formatRupees(fees[fee].bengali), formatRupees(fees[fee].english), names[fee].frequency],
          })),
        }}
        title={pay.title}
      >
        {pay.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DataTable
          caption={late.caption}
          columns={[late.columns.paid, late.columns.charge]}
          rows={late.rows.map(({ paid, charge }) => ({
            heading: paid,
            cells: [charge ? formatRupees(charge) : late.none],
          }))}
        />
      </TableWithPanel>
    </Band>
  );
}
