import { css } from '@emotion/react';
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
const aside = css({
  padding: 'var(--space-5)',
  borderInlineStart: '6px double var(--marigold)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
});
const notes = css({ margin: 0, paddingInlineStart: '1.2em', li: { marginBlockEnd: 'var(--space-2)' } });

export function Criteria() {
  const { title, caption, columns: names, rows, notesTitle, notes: items } = content.criteria;
  return (
    <Band tone="sunken" labelledBy="criteria">
      <h2 id="criteria">{title}</h2>
      <div css={columns}>
        <DataTable
          caption={caption}
          columns={[names.className, names.criteria]}
          rows={rows.map(({ className, criteria }) => ({ heading: className, cells: [criteria] }))}
        />
        <div css={aside}>
          <h3>{notesTitle}</h3>
          <ul css={notes}>
            {items.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
