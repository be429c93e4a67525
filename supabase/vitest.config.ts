import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'supabase',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/postgresql/**'],
    globalSetup: './tests/sharedBackend.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
