import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'office',
    include: ['**/*.test.ts'],
    globalSetup: 'supabase/tests/sharedBackend',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
