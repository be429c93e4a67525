import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { leafIcon } from 'shared/ui/icons';
import { content } from './content.en.ts';

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  '@media (min-width: 60rem)': { gridTemplateColumns: '1fr 1fr' },
});
const statement = css({
  margin: 0,
  color: 'var(--terracotta)',
  font: '400 var(--size-5) / 1.45 var(--font-display)',
});
const promises = css({
  display: 'grid',
  gap: 'var(--space-4)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', gap: 'var(--space-4)' },
  svg: { marginBlockStart: '0.15em', color: 'var(--leaf)', fontSize: 'var(--size-4)' },
});

export function Mission() {
  const { title, statement: words, promises: items } = content.mission;
  return (
    <Band labelledBy="mission">
      <div css={columns}>
        <div>
          <h2 id="mission">{title}</h2>
          <p css={statement}>{words}</p>
        </div>
        <ul css={promises}>
          {items.map((item) => (
            <li key={item}>
              <Icon path={leafIcon} />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
