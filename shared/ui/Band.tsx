import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface BandProps {
  /** The ground: `paper` lets the page's background through, `indigo` is dark in both schemes. */
  tone?: 'paper' | 'raised' | 'sunken' | 'indigo';
  /** Width of the content: a column of text, the page, or the whole of a wide screen. */
  width?: 'text' | 'page' | 'wide';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

const band = css({
  paddingBlock: 'var(--space-7)',
  paddingInline: 'var(--gutter)',
  '@media print': { paddingBlock: 'var(--space-4)', paddingInline: 0 },
});

const inner = css({ marginInline: 'auto', '& > :last-child': { marginBlockEnd: 0 } });

const grounds = {
  paper: undefined,
  raised: css({ background: 'var(--paper-raised)', borderBlock: '1px solid var(--line)' }),
  sunken: css({ background: 'var(--paper-sunken)' }),
  indigo: undefined,
};

const widths = {
  text: css({ maxWidth: 'var(--measure)' }),
  page: css({ maxWidth: 'var(--page)' }),
  wide: css({ maxWidth: 'var(--page-wide)' }),
};

/** A full-width part of a page. */
export function Band({ tone = 'paper', width = 'page', labelledBy, id, className, children }: BandProps) {
  return (
    <section
      css={[band, grounds[tone]]}
      className={className}
      data-tone={tone}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div css={[inner, widths[width]]}>{children}</div>
    </section>
  );
}
