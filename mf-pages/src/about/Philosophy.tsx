import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Eyebrow } from 'shared/ui/Eyebrow';
import type { AboutContent } from './content.en.ts';

const quotation = css({
  position: 'relative',
  maxWidth: '56rem',
  marginInline: 'auto',
  textAlign: 'center',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '50% auto auto 50%',
    width: 'min(30rem, 90vw)',
    aspectRatio: '1',
    background: 'var(--alpona)',
    opacity: 0.45,
    mask: 'var(--alpona-lotus) center / contain no-repeat',
    transform: 'translate(-50%, -50%)',
  },
  '& > *': { position: 'relative', margin: 0 },
  '@media print': { '&::before': { display: 'none' } },
});
const clipped = css({ overflow: 'clip' });
const words = css({
  marginBlockEnd: 'var(--space-4)',
  font: '400 var(--size-6) / 1.35 var(--font-display)',
  textWrap: 'balance',
  quotes: 'auto',
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
});
const centred = css({ justifyContent: 'center', marginBlockEnd: 'var(--space-4)' });
const source = css({ color: 'var(--ink-soft)' });

export function Philosophy({ eyebrow, quote, source: from }: AboutContent['philosophy']) {
  return (
    <Band css={clipped} tone="indigo">
      <figure css={quotation}>
        <Eyebrow css={centred}>{eyebrow}</Eyebrow>
        <blockquote css={words}>{quote}</blockquote>
        <figcaption css={source}>{from}</figcaption>
      </figure>
    </Band>
  );
}
