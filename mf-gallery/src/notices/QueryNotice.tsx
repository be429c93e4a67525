import type { UseQueryResult } from '@tanstack/react-query';
import { Notice } from 'shared/ui/Notice';
import { dataContent } from '../data/content.en.ts';
import { LoadingText } from './LoadingText.tsx';

interface QueryNoticeProps {
  /** A read without data so far. */
  query: Pick<UseQueryResult, 'status' | 'fetchStatus' | 'failureCount' | 'error'>;
  onRetry: () => void;
  loading: string;
  failed: string;
}

/** What stands where data would: that it is on its way, that there is no network, or that it failed. */
export function QueryNotice({ query, onRetry, loading, failed }: QueryNoticeProps) {
  if (query.status === 'error') {
    return (
      <Notice kind="error" title={failed} onRetry={onRetry}>
        <p>{query.error?.message}</p>
      </Notice>
    );
  }
  if (query.fetchStatus === 'paused') {
    return (
      <Notice kind="error" title={dataContent.offline}>
        <p>{dataContent.offlineHint}</p>
      </Notice>
    );
  }
  return <LoadingText failures={query.failureCount}>{loading}</LoadingText>;
}
