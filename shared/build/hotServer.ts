import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { SectionDeclaration } from '../contract/section.ts';
import { hotOrigin } from './dist.ts';

/** What the server of a workspace tells `npm run dev` once its first build is done. */
export interface HotAnswer {
  /** Of a section, as it is in its `section.ts`. */
  declaration?: SectionDeclaration;
}

/** Where a hot workspace is served from, and to whom: every other workspace has another origin. */
export const hotServer = (origin: string) => {
  const port = Number(new URL(origin).port);
  return {
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      printUrls: false,
      cors: { origin: /^http:\/\/localhost:\d+$/ },
    },
    dev: {
      // What one origin loads of another it must find by a whole address.
      assetPrefix: `${origin}/`,
      lazyCompilation: false,
      client: { protocol: 'ws', host: 'localhost', port, overlay: { runtime: true } },
    },
  } satisfies RsbuildConfig;
};

/** Tells `npm run dev` that a hot workspace is served, and ends with it. */
export const answerWhenHot = (answer: HotAnswer): RsbuildPlugin => ({
  name: 'answer-when-hot',
  setup(api) {
    if (hotOrigin === undefined) return;
    process.once('disconnect', () => process.exit());
    api.onAfterDevCompile(({ isFirstCompile }) => {
      if (isFirstCompile) process.send?.(answer);
    });
  },
});
