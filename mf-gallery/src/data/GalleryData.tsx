import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSite } from 'shared/site/useSite';
import { type GalleryContent, GalleryContext } from '../GalleryContent.ts';
import { loadGalleryWhenIdle } from './loadGallery.ts';
import { ReadError } from './ReadError.ts';

/** Data is read again at this age: by then a photo that was withdrawn must be gone. */
const freshMs = 60_000;
const maxRetries = 3;
const maxRetryDelayMs = 30_000;

/** One for both pages, so that what one has read is there at once on the other. Unused data lives 5 minutes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`Reading ${queryKey.join(' ')} failed.`, error),
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < maxRetries && !(error instanceof ReadError && !error.mayPass),
      retryDelay,
      staleTime: freshMs,
      // One attempt even where the browser believes itself offline, which it may do wrongly.
      networkMode: 'offlineFirst',
      refetchInterval: ({ state }) => nextReadInMs(state.dataUpdatedAt, Date.now()),
    },
  },
});

/** After 1, 2 and 4 s, or as long as the server asked for. */
export function retryDelay(failures: number, error: Error) {
  const askedMs = error instanceof ReadError ? error.retryAfterMs : 0;
  return Math.min(Math.max(1000 * 2 ** failures, askedMs), maxRetryDelayMs);
}

/**
 * Until data from `updatedAt` is a minute old, so that what came from the cache is not shown for another whole minute.
 * What is older is being read already: on mount, or by a retry.
 */
export function nextReadInMs(updatedAt: number, now: number) {
  const left = updatedAt + freshMs - now;
  return left > 0 && left <= freshMs ? left : freshMs;
}

// The library assumes that every visit starts online.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);

/** The pages read through this. */
export function GalleryData({ content, children }: { content: GalleryContent; children: ReactNode }) {
  const { supabase } = useSite();
  const { data } = content;
  useEffect(() => loadGalleryWhenIdle({ supabase, content: data }), [supabase, data]);
  return (
    <GalleryContext value={content}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </GalleryContext>
  );
}
