import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { freshFor, nextReadIn } from './freshness.ts';
import { retry, retryDelay } from './retry.ts';

/** SPEC's five minutes for unused data are the library's own default; stated here it would set timers on Node. */
export const createGalleryQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error(`Reading ${queryKey.join(' ')} failed.`, error),
    }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: freshFor,
        // One attempt even where the browser believes itself offline, which it may do wrongly.
        networkMode: 'offlineFirst',
        refetchInterval: ({ state }) => nextReadIn(state.dataUpdatedAt, Date.now()),
      },
    },
  });

// The library takes every visit for one that starts online.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);

/** One for both pages, so that what one has read is there at once on the other. */
export const queryClient = createGalleryQueryClient();
