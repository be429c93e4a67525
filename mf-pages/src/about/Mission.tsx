import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { leafIcon } from 'shared/ui/icons';
import { IconList } from '../blocks/IconList.tsx';
import type { AboutContent } from './content.en.ts';

const layout = columns({ '60rem': '1fr 1fr' }, 'var(--space-6) var(--space-7)');
const statement = css({
  margin: 0,
  color: 'var(--terracotta)',
  font: '400 var(--size-5) / 1.45 var(--font-display)',
});
const promises = css({
  display: 'grid',
  gap: 'var(--space-4)',
  li: { gap: 'var(--space-4)' },
  svg: { marginBlockStart: '0.15em', fontSize: 'var(--size-4)' },
});

export function Mission({ title, statement: words, promises: items }: AboutContent['mission']) {
  return (
    <Band labelledBy="mission">
      <div css={layout}>
        <div>
          <h2 id="mission">{title}</h2>
          <p css={statement}>{words}</p>
        </div>
        <IconList css={promises} icon={leafIcon} items={items} />
      </div>
    </Band>
  );
}
