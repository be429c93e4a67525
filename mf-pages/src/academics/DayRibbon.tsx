import { css } from '@emotion/react';
import { sessions } from 'shared/school/timings';

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const { junior, senior } = sessions;
const from = minutes(junior.starts);

/** Grid lines, one every five minutes from the first bell to the last. */
const span = (starts: string, ends: string) =>
  css({ gridColumn: `${(minutes(starts) - from) / 5 + 1} / ${(minutes(ends) - from) / 5 + 1}` });

const ribbon = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${(minutes(senior.ends) - from) / 5}, 1fr)`,
  height: '1.75rem',
  marginBlock: 'var(--space-5)',
  borderRadius: '10rem',
  overflow: 'hidden',
  background: 'var(--paper-sunken)',
  '& > *': { gridRow: 1 },
  '@media print': { display: 'none' },
});
const morning = css({ background: 'var(--marigold)' });
const day = css({ background: 'var(--terracotta)' });
const lunch = css({ background: 'var(--paper-sunken)' });
const vine = css({
  gridColumn: '1 / -1',
  background: 'var(--paper-raised)',
  opacity: 0.55,
  mask: 'var(--alpona-vine) center / auto 80% repeat-x',
});

/** The school day as a strip of cloth: the juniors' hours, the seniors', and their lunch. The words say it all. */
export function DayRibbon() {
  return (
    <div css={ribbon} aria-hidden="true">
      <div css={[morning, span(junior.starts, junior.ends)]} />
      <div css={[day, span(senior.starts, senior.ends)]} />
      <div css={vine} />
      <div css={[lunch, span(senior.lunch.starts, senior.lunch.ends)]} />
    </div>
  );
}
