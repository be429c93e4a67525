import { css } from '@emotion/react';
import { grades } from 'shared/school/grades';
import type { Medium } from 'shared/school/media';
import { Icon } from 'shared/ui/Icon';
import { content } from './content.en.ts';
import { subjectsOf } from './curriculum.ts';
import { gradeIcons } from './gradeIcons.ts';

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 72rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(4, 1fr)', gap: 'var(--space-2)', fontSize: '8pt' },
});
const grade = css({
  padding: 'var(--space-5)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
  '@media print': { padding: 'var(--space-3)', boxShadow: 'none' },
});
const heading = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: 0,
  svg: { order: 1, color: 'var(--terracotta)', fontSize: 'var(--size-6)' },
});
const age = css({ marginBlockEnd: 'var(--space-3)', color: 'var(--ink-soft)' });
const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 var(--space-3)',
    paddingBlock: 'var(--space-2)',
    borderBlockStart: '1px solid var(--line)',
  },
  '@media (max-width: 40rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    columnGap: 'var(--space-4)',
    'li:has(span)': { gridColumn: '1 / -1' },
  },
});
const level = css({
  marginInlineStart: 'auto',
  color: 'var(--marigold-deep)',
  fontSize: 'var(--size-2)',
  fontWeight: 600,
  '@media print': { fontSize: 'inherit' },
});

/** Every class of one medium: name, ages, subjects. */
export function MediumCurriculum({ medium }: { medium: Medium }) {
  const { subjects, levels, ages } = content.curriculum;
  return (
    <div css={grid}>
      {grades.map(({ id, name, ages: [from, to] }) => (
        <article key={id} css={grade}>
          <h3 css={heading}>
            <Icon path={gradeIcons[id]} />
            {name}
          </h3>
          <p css={age}>{ages(from, to)}</p>
          <ul css={list}>
            {subjectsOf(medium, id).map((entry) => (
              <li key={entry.subject}>
                {subjects[entry.subject]}
                {entry.level && <span css={level}>{levels[entry.level]}</span>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
