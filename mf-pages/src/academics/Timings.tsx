import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { clockIcon } from 'shared/ui/icons';
import { unbroken } from 'shared/ui/unbroken';
import { IconList } from '../blocks/IconList.tsx';
import { SchoolDayNow } from '../blocks/SchoolDayNow.tsx';
import type { AcademicsContent } from './content.en.ts';

const sessions = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 62rem)': { gridTemplateColumns: '3fr 5fr' },
});
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

export function Timings({
  title,
  lead,
  sessions: items,
  notes: rules,
  schoolDay,
}: AcademicsContent['timings']) {
  return (
    <Band labelledBy="timings">
      <h2 id="timings">{title}</h2>
      <p>{lead}</p>
      <div css={sessions}>
        {items.map((item) => (
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
      <IconList css={notes} icon={clockIcon} items={rules} />
      <SchoolDayNow content={schoolDay} />
    </Band>
  );
}
