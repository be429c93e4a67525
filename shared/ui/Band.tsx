import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface BandProps {
  /** The ground: `paper` lets the page's background through, `indigo` and `floor` are dark in both schemes. */
  tone?: 'paper' | 'sunken' | 'indigo' | 'floor';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

const band = css({
  paddingBlock: 'var(--space-7)',
  paddingInline: 'var(--gutter)',
  '@media print': { paddingBlock: 'var(--space-4)', paddingInline: 0, breakInside: 'avoid' },
});

const inner = css({
  maxWidth: 'var(--page)',
  marginInline: 'auto',
  '& > h2 + p': {
    maxWidth: 'var(--measure)',
    marginBlockEnd: 'var(--space-5)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--size-4)',
    textWrap: 'balance',
  },
  '& > :last-child': { marginBlockEnd: 0 },
});

const sunken = css({ background: 'var(--paper-sunken)' });

/** A full-width part of a page. */
export function Band({ tone = 'paper', labelledBy, id, className, children }: BandProps) {
  return (
    <section
      css={[band, tone === 'sunken' && sunken]}
      className={className}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div css={inner}>{children}</div>
    </section>
  );
}
