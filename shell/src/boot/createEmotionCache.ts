import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Both sides of hydration need a cache alike, or every class name differs. Speedy in development too: rules go in by
 * CSSOM, since the security policy refuses the text of a style that it does not know.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 's', speedy: true });
  cache.compat = true;
  return cache;
}
