import { defineConfig } from 'vitest/config';

const react = { jsx: { runtime: 'automatic', importSource: '@emotion/react' } } as const;

export default defineConfig({
  test: {
    globalSetup: ['shared/testing/temporaryFolder.ts'],
    projects: [
      'supabase',
      'office',
      {
        oxc: react,
        test: {
          name: 'browser-code',
          environment: 'happy-dom',
          // Five times as fast. A test cleans up what it leaves in the document or in a module.
          isolate: false,
          include: [
            'shell/src/**/*.test.{ts,tsx}',
            'mf-*/src/**/*.test.{ts,tsx}',
            'platform/scaffold/template/**/*.test.tsx',
            'shared/!(build)/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['shared/testing/vitestSetup.ts'],
        },
      },
      {
        test: {
          name: 'node-code',
          environment: 'node',
          testTimeout: 20_000,
          include: [
            'platform/**/*.test.ts',
            'shared/{*,build/**/*}.test.ts',
            'shell/build/**/*.test.ts',
            'bench/**/*.test.ts',
            'mf-*/build/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
