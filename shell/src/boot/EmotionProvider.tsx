import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Both sides of hydration need a cache alike, or every class name differs. Speedy in development too: rules go in by
 * CSSOM, since the security policy refuses the text of a style that it does not know.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 's', speedy: true });
  cache.compat = true;
  return cache;
}

interface EmotionProviderProps {
  cache?: EmotionCache;
  children: ReactNode;
}

export function EmotionProvider({ cache = createEmotionCache(), children }: EmotionProviderProps) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
