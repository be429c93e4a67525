import { css } from '@emotion/react';
import { useId } from 'react';
import { useLocale } from 'shared/locale/LocaleContext';
import { grades, media } from 'shared/school/grades';
import { useHydrated } from 'shared/ui/useHydrated';
import type { ChildChoice } from './childChoice.ts';
import type { AdmissionsContent } from './content.en.ts';

interface ChoiceFormProps extends ChildChoice {
  page: AdmissionsContent;
  choose: (change: ChildChoice) => void;
  /** A visitor is about to choose. */
  onNear: () => void;
}

/** Nothing is sent: the address follows what is chosen. */
const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-6)',
  margin: '0 0 var(--space-5)',
  '&, & > fieldset': { minInlineSize: 0, padding: 0, border: 0 },
  '& > fieldset': { margin: 0 },
  'legend, & > label': { padding: 0, fontSize: 'var(--size-2)', fontWeight: 600 },
  'fieldset > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.75rem',
    marginInlineEnd: 'var(--space-4)',
  },
  select: {
    display: 'block',
    minHeight: '2.75rem',
    paddingInline: 'var(--space-3)',
    border: '1px solid var(--ink-soft)',
    borderRadius: 'var(--radius)',
    background: 'var(--paper-raised)',
    color: 'var(--ink)',
    font: '400 var(--size-3) / 1.4 var(--font-text)',
  },
  input: { width: '1.25rem', height: '1.25rem', accentColor: 'var(--terracotta)' },
  '@media (scripting: none), print': { display: 'none' },
});

export function ChoiceForm({ page, grade, medium, choose, onNear }: ChoiceFormProps) {
  const { grades: gradeNames } = useLocale();
  const { yourChild: content, fees } = page;
  const isReady = useHydrated();
  const name = useId();
  return (
    <fieldset
      css={form}
      disabled={!isReady}
      aria-label={content.title}
      onFocus={onNear}
      onPointerEnter={onNear}
    >
      <label>
        {content.grade}
        <select
          value={grade ?? ''}
          onChange={({ target }) => choose({ grade: grades.find(({ id }) => id === target.value)?.id })}
        >
          <option value="" disabled>
            {content.chooseGrade}
          </option>
          {grades.map(({ id }) => (
            <option key={id} value={id}>
              {gradeNames[id]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{content.medium}</legend>
        {media.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === medium}
              onChange={() => choose({ medium: each })}
            />
            {fees.media[each]}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}
