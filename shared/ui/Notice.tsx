import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/LocaleContext.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { photoIcon, warningIcon } from './icons.ts';

interface NoticeProps {
  /** `error` is announced at once; `empty` says that there is nothing yet. */
  kind: 'error' | 'empty';
  title: string;
  /** Shows *Try again* and is called by it. */
  onRetry?: () => void;
  children?: ReactNode;
}

const notice = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  maxWidth: '38rem',
  margin: 'var(--space-7) auto',
  padding: 'var(--space-6) var(--space-5)',
  border: '1px solid var(--line)',
  borderBlockStart: '5px double var(--terracotta)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  textAlign: 'center',
  '& > *': { margin: 0, maxWidth: '100%' },
  '& > svg': { fontSize: '2rem', color: 'var(--terracotta)' },
});

const titleText = css({ font: '400 var(--size-5) / 1.25 var(--font-display)' });

/** Says what happened in the place where content would stand. */
export function Notice({ kind, title, onRetry, children }: NoticeProps) {
  const { ui } = useLocale();
  return (
    <div css={notice} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={kind === 'error' ? warningIcon : photoIcon} />
      <h2 css={titleText}>{title}</h2>
      {children}
      {onRetry && <Button onClick={onRetry}>{ui.tryAgain}</Button>}
    </div>
  );
}
