import { css } from '@emotion/react';
import type { Format } from 'shared/locale/createFormat';
import { useLocale } from 'shared/locale/LocaleContext';
import { computerFeeFrom, fees, feesOf, joiningFee, monthlyFee } from 'shared/school/fees';
import { type Medium, media } from 'shared/school/grades';
import { Band } from 'shared/ui/Band';
import { DataTable } from 'shared/ui/DataTable';
import type { AdmissionsContent } from './content.en.ts';
import { TableWithPanel } from './TableWithPanel.tsx';

const payment = css({
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
  table: { margin: 0 },
  '@media print': { boxShadow: 'none' },
});

const sums = css({
  margin: '0 0 var(--space-5)',
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  li: { marginBlockEnd: 'var(--space-2)' },
});

export function Fees({ content: words }: { content: AdmissionsContent['fees'] }) {
  const { format } = useLocale();
  const { caption, columns, media: mediumNames, names, payment: pay, late } = words;
  return (
    <Band
      id="fees"
      tone="sunken"
      labelledBy="fees-title"
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
    >
      <ul css={sums}>
        {media.map((medium) => (
          <li key={medium}>{words.sums(mediumNames[medium], sumsOf(medium, format))}</li>
        ))}
      </ul>
      <TableWithPanel
        css={payment}
        table={{
          caption,
          columns: [columns.fee, ...media.map((medium) => mediumNames[medium]), columns.frequency],
          rows: feesOf('class-5').map((fee) => ({
            heading: names[fee].name,
            cells: [...media.map((medium) => format.rupees(fees[fee][medium])), names[fee].frequency],
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
            cells: [charge ? format.rupees(charge) : late.none],
          }))}
        />
      </TableWithPanel>
    </Band>
  );
}

const sumsOf = (medium: Medium, format: Format) => ({
  joining: format.rupees(joiningFee(medium)),
  month: format.rupees(monthlyFee(medium, 'class-1')),
  monthWithComputer: format.rupees(monthlyFee(medium, computerFeeFrom)),
});
