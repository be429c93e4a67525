import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Icon } from 'shared/ui/Icon';
import { Reveal } from 'shared/ui/Reveal';
import { content } from './content.en.ts';
import { valueIcons } from './valueIcons.ts';

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)' },
});
const intro = css({ color: 'var(--ink-soft)', fontSize: 'var(--size-4)' });

const grid = css({
  display: 'grid',
  gap: 'var(--space-6)',
  '@media (min-width: 44rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
});
const value = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 var(--space-4)',
  borderBlockStart: '5px double var(--marigold)',
  paddingBlockStart: 'var(--space-4)',
  svg: { gridRow: 'span 2', color: 'var(--terracotta)', fontSize: '2.25rem' },
  '& > *': { margin: 0 },
});

export function CoreValues() {
  const { title, lead, items } = content.values;
  return (
    <Band labelledBy="values">
      <div css={columns}>
        <div>
          <h2 id="values">{title}</h2>
          <p css={intro}>{lead}</p>
        </div>
        <Reveal css={grid} stagger={100}>
          {items.map(({ name, text, icon }) => (
            <div key={name} css={value}>
              <Icon path={valueIcons[icon]} />
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Reveal>
      </div>
    </Band>
  );
}
