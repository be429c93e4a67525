import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { clockIcon } from 'shared/ui/icons';
import { unbroken } from 'shared/ui/unbroken';
import { IconList } from '../blocks/IconList.tsx';
import { SchoolDayNow } from '../blocks/SchoolDayNow.tsx';
import type { AcademicsContent } from './content.en.ts';

const sessions = columns({ '62rem': '3fr 5fr' });
const session = css({
  padding: 'var(--space-5)',
  border: '1px solid var(--line)',
  borderBlockStart: '6px double var(--marigold)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  '&:last-of-type': { borderBlockStartColor: 'var(--terracotta)' },
  '& > *': { margin: 0 },
});
const hours = css({
  color: 'var(--terracotta)',
  font: '400 var(--size-6) / 1.25 var(--font-display)',
  '@media (max-width: 30rem)': { span: { whiteSpace: 'normal' } },
});
const details = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
});
const notes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 'var(--space-4)',
  marginBlock: 'var(--space-5)',
  svg: { color: 'var(--terracotta)' },
});

export function Timings({ content }: { content: AcademicsContent['timings'] }) {
  return (
    <Band labelledBy="timings" title={content.title} lead={content.lead}>
      <div css={sessions}>
        {content.sessions.map((item) => (
          <div key={item.name} css={session}>
            <h3>{item.name}</h3>
            <p>{item.classes}</p>
            <p css={hours}>{unbroken(item.hours)}</p>
            <ul css={details}>
              {item.details.map((detail) => (
                <li key={detail}>{unbroken(detail)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <IconList css={notes} icon={clockIcon} items={content.notes} />
      <SchoolDayNow content={content.schoolDay} />
    </Band>
  );
}
