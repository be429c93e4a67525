import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { type GradeId, grades, type Medium, media } from 'shared/school/grades';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { bookIcon, leafIcon, sunIcon } from 'shared/ui/icons';
import { Tabs } from 'shared/ui/Tabs';
import type { AcademicsContent } from './content.en.ts';
import { subjectsOf } from './curriculum.ts';

/** Sun, sprout, building blocks, book, screen, globe, flask, a paper kite. */
const gradeIcons: Record<GradeId, string> = {
  'pre-nursery': sunIcon,
  nursery: leafIcon,
  kg: 'M3 12.5h8.5V21H3zM12.5 12.5H21V21h-8.5zM8 3h8v8H8z',
  'class-1': bookIcon,
  'class-2': 'M3 4h18v12H3zM9 20.5h6M12 16v4.5M7 8h5M7 11.5h8',
  'class-3': 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  'class-4': 'M9.5 3h5M10.5 3v6L4.5 19.5c-.5 1 0 1.5 1 1.5h13c1 0 1.5-.5 1-1.5L13.5 9V3M7.5 15h9',
  'class-5': 'M12 2.5l6.5 7.5L12 17.5 5.5 10zM12 2.5v15M5.5 10h13M12 17.5c-1 2 2 2.5 0 4.5',
};

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

export function Curriculum({ content }: { content: AcademicsContent['curriculum'] }) {
  const { title, lead, tabs } = content;
  return (
    <Band labelledBy="curriculum" title={title} lead={lead}>
      <Tabs
        label={title}
        parameter="medium"
        tabs={media.map((medium) => ({
          id: medium,
          label: tabs[medium],
          panel: <MediumCurriculum medium={medium} content={content} />,
        }))}
      />
    </Band>
  );
}

/** Every class of one medium: name, ages, subjects. */
function MediumCurriculum({ medium, content }: { medium: Medium; content: AcademicsContent['curriculum'] }) {
  const { subjects, levels, ages } = content;
  const { grades: names } = useLocale();
  return (
    <div css={grid}>
      {grades.map(({ id, ages: [from, to] }) => (
        <article key={id} css={grade}>
          <h3 css={heading}>
            <Icon path={gradeIcons[id]} />
            {names[id]}
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
