import { css } from '@emotion/react';

const divider = css({
  height: '1.5rem',
  maxWidth: '20rem',
  margin: 'var(--space-6) auto',
  background: 'var(--alpona)',
  mask: 'var(--alpona-vine) center / auto 100% repeat-x',
  '@media print': { display: 'none' },
});

/** A vine of alpona between two parts of a page. */
export function AlponaDivider({ className }: { className?: string }) {
  return <div css={divider} className={className} />;
}
