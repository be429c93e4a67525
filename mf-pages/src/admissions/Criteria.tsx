import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import type { AdmissionsContent } from './content.en.ts';
import { TableWithPanel } from './TableWithPanel.tsx';

const notes = css({
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  li: { marginBlockEnd: 'var(--space-2)' },
});

export function Criteria({ content }: { content: AdmissionsContent['criteria'] }) {
  const { title, caption, columns, rows, notesTitle } = content;
  return (
    <Band tone="sunken" labelledBy="criteria" title={title}>
      <TableWithPanel
        table={{
          caption,
          columns: [columns.className, columns.criteria],
          rows: rows.map(({ className, criteria }) => ({ heading: className, cells: [criteria] })),
        }}
        title={notesTitle}
      >
        <ul css={notes}>
          {content.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </TableWithPanel>
    </Band>
  );
}
