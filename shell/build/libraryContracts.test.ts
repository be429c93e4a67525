import { CacheProvider, jsx } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { createEmotionCache } from '../src/boot/createEmotionCache.ts';

/** What the composer needs of React and emotion. After an upgrade, these say which part changed. */
test("React prerenders a large page whole, and emotion's rules are extracted from it", async () => {
  const cache = createEmotionCache();
  const words = 'word '.repeat(10_000);
  const paragraph = jsx('p', { css: { color: 'red' } }, words);
  const { prelude } = await prerender(
    jsx(CacheProvider, { value: cache, children: jsx(Suspense, { children: paragraph }) }),
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  expect(html).toContain(words);
  expect(html).not.toMatch(/<(script|template|style)/);
  const [styles] = createEmotionServer(cache).extractCriticalToChunks(html).styles;
  expect(styles?.css).toBe(`.${/class="([^"]+)"/.exec(html)?.[1]}{color:red;}`);
});
