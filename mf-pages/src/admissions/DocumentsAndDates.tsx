import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { checkIcon } from 'shared/ui/icons';
import { content } from './content.en.ts';

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  '@media (min-width: 60rem)': { gridTemplateColumns: '1fr 1fr' },
});
const checklist = css({
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    gap: 'var(--space-3)',
    paddingBlock: 'var(--space-3)',
    borderBlockEnd: '1px solid var(--line)',
  },
  svg: { marginBlockStart: '0.2em', color: 'var(--leaf)' },
});
const dates = css({
  dt: { color: 'var(--terracotta)', font: '400 var(--size-4) / 1.3 var(--font-display)' },
  dd: { marginBlockEnd: 'var(--space-4)' },
});

export function DocumentsAndDates() {
  const { documents, dates: important } = content;
  return (
    <Band tone="sunken">
      <div css={columns}>
        <section aria-labelledby="documents">
          <h2 id="documents">{documents.title}</h2>
          <p>{documents.lead}</p>
          <ul css={checklist}>
            {documents.items.map((item) => (
              <li key={item}>
                <Icon path={checkIcon} />
                {item}
              </li>
            ))}
          </ul>
          <p>{documents.note}</p>
        </section>
        <section aria-labelledby="dates">
          <h2 id="dates">{important.title}</h2>
          <dl css={dates}>
            {important.items.map(({ when, text }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Band>
  );
}
