import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import { NamedTexts } from '../blocks/NamedTexts.tsx';
import type { FacilitiesContent } from './content.en.ts';

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: 'var(--space-5)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: 'var(--space-3)',
    borderBlockStart: '5px double var(--marigold)',
  },
  dt: { color: 'var(--ink-soft)', font: 'inherit' },
  dd: { color: 'var(--marigold-deep)', font: '400 var(--size-6) / 1.2 var(--font-display)' },
});

export function Statistics({ title, items }: FacilitiesContent['statistics']) {
  return (
    <Band tone="floor" labelledBy="statistics" title={title}>
      <Reveal>
        <NamedTexts css={figures} items={items} />
      </Reveal>
    </Band>
  );
}
