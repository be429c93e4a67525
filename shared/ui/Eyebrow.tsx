import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const eyebrowText = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  marginBlockEnd: 'var(--space-3)',
  color: 'var(--terracotta)',
  fontSize: 'var(--size-2)',
  fontWeight: 600,
  '&::before': { content: '""', width: '2rem', borderBlockEnd: '5px double var(--marigold)' },
});

/** A few words above a title that place what it is the title of. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p css={eyebrowText} className={className}>
      {children}
    </p>
  );
}
