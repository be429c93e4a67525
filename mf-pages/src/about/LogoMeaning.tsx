import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { NamedTexts } from '../blocks/NamedTexts.tsx';
import type { AboutContent } from './content.en.ts';

const layout = columns({ '60rem': 'minmax(0, 2fr) minmax(0, 3fr)' }, 'var(--space-6) var(--space-7)');
const centred = css({ alignItems: 'center' });
const mark = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  maxWidth: '24rem',
  width: '100%',
  marginInline: 'auto',
  borderRadius: '50%',
  background:
    'radial-gradient(closest-side, var(--paper-raised) 78%, transparent calc(78% + 1px) calc(100% - 1px), var(--paper) 100%), repeating-conic-gradient(transparent 0 5.7deg, var(--marigold) 6.3deg 8.7deg, transparent 9.3deg 15deg)',
  '@media print': { maxWidth: '4cm', background: 'none' },
  '& > svg': { width: '66%', height: 'auto' },
});
const parts = columns({ '40rem': '1fr 1fr' });

export function LogoMeaning({ title, lead, parts: items }: AboutContent['logo']) {
  return (
    <Band labelledBy="logo">
      <div css={[layout, centred]}>
        <div css={mark}>
          <SchoolLogo />
        </div>
        <div>
          <h2 id="logo">{title}</h2>
          <p>{lead}</p>
          <NamedTexts css={parts} items={items} />
        </div>
      </div>
    </Band>
  );
}
