import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Notice } from 'shared/ui/Notice';
import { useHydrated } from 'shared/ui/useHydrated';
import { useGalleryContent } from './GalleryContent.ts';

interface QueryNoticeProps {
  /** A read without data so far. */
  query: Pick<UseQueryResult, 'status' | 'fetchStatus' | 'failureCount' | 'error' | 'refetch'>;
  /** Absent: it alone is read again. */
  onRetry?: () => void;
  loading: string;
  failed: string;
}

/**
 * Says in place of data that it is on its way, that there is no network, or that it failed. While the prerendered page
 * is hydrated it is on its way, as the HTML says.
 */
export function QueryNotice({ query, onRetry, loading, failed }: QueryNoticeProps) {
  const { data } = useGalleryContent();
  if (!useHydrated()) return <LoadingText>{loading}</LoadingText>;
  if (query.status === 'error') {
    return (
      <Notice kind="error" title={failed} onRetry={onRetry ?? (() => query.refetch())}>
        <p>{query.error?.message}</p>
      </Notice>
    );
  }
  if (query.fetchStatus === 'paused') {
    return (
      <Notice kind="error" title={data.offline}>
        <p>{data.offlineHint}</p>
      </Notice>
    );
  }
  return <LoadingText isSlow={query.failureCount > 0}>{loading}</LoadingText>;
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

/** Says what is on its way: the words alone in their element. */
export function LoadingText({ children, isSlow }: { children: string; isSlow?: boolean }) {
  const { data } = useGalleryContent();
  return (
    <div css={place} aria-busy="true">
      <p role="status">{children}</p>
      {isSlow && <p role="status">{data.stillTrying}</p>}
    </div>
  );
}
