import { css } from '@emotion/react';
import { dataContent } from '../data/content.en.ts';

interface LoadingTextProps {
  children: string;
  /** Requests that have failed so far. */
  failures: number;
}

const place = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-7)',
  color: 'var(--ink-soft)',
  textAlign: 'center',
  '&::before': {
    content: '""',
    width: '4.5rem',
    aspectRatio: '1',
    background: 'var(--terracotta)',
    mask: 'var(--alpona-lotus) center / contain no-repeat',
    animation: 'lotus 12s linear infinite',
  },
  '@keyframes lotus': { to: { rotate: '1turn' } },
});

/** SPEC's words for what is on its way, alone in their element. */
export function LoadingText({ children, failures }: LoadingTextProps) {
  return (
    <div css={place} aria-busy="true">
      <p role="status">{children}</p>
      {failures > 0 && <p role="status">{dataContent.stillTrying}</p>}
    </div>
  );
}
