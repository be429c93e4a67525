import { css } from '@emotion/react';
import { fees } from 'shared/school/fees';
import { formatRupees } from 'shared/school/formatRupees';
import { Band } from 'shared/ui/Band';
import { DataTable } from 'shared/ui/DataTable';
import { content } from './content.en.ts';

const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-7)',
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '@media print': { display: 'block' },
});
const payment = css({
  padding: 'var(--space-5)',
  borderInlineStart: '6px double var(--marigold)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
  table: { margin: 0 },
  '@media print': { boxShadow: 'none' },
});

const order = ['admission', 'session', 'tuition', 'computer'] as const;

export function Fees() {
  const { title, lead, caption, columns: names, media, names: feeNames } = content.fees;
  const { payment: pay, late } = content.fees;
  return (
    <Band id="fees" labelledBy="fees-title">
      <h2 id="fees-title">{title}</h2>
      <p>{lead}</p>
      <div css={columns}>
        <DataTable
          caption={caption}
          columns={[names.fee, media.bengali, media.english, names.frequency]}
          rows={order.map((fee) => ({
            heading: feeNames[fee].name,
            cells: [
              formatRupees(fees[fee].bengali),
              formatRupees(fees[fee].english),
              feeNames[fee].frequency,
            ],
          }))}
        />
        <div css={payment}>
          <h3>{pay.title}</h3>
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
        </div>
      </div>
    </Band>
  );
}
