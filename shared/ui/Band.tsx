import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Eyebrow } from './Eyebrow.tsx';

interface BandProps {
  /** The ground: `paper` lets the page's background through, `indigo` and `floor` are dark in both schemes. */
  tone?: 'paper' | 'sunken' | 'indigo' | 'floor';
  id?: string;
  /** Id of the heading that names the section: of `title`, or one among the children. */
  labelledBy?: string;
  eyebrow?: string;
  title?: string;
  lead?: string;
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
export function Band({ tone = 'paper', labelledBy, eyebrow, title, lead, children, ...rest }: BandProps) {
  return (
    <section
      css={[band, tone === 'sunken' && sunken]}
      {...rest}
      data-tone={tone}
      aria-labelledby={labelledBy}
    >
      <div css={inner}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {title && <h2 id={labelledBy}>{title}</h2>}
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
