import { defineConfig } from 'vitest/config';

/** The tests of the API again on PostgreSQL, and what only a server can show. */
export default defineConfig({
  test: {
    name: 'postgresql',
    root: import.meta.dirname,
    include: ['tests/{access,gateway,hostile,seed}.test.ts', 'tests/postgresql/**/*.test.ts'],
    globalSetup: ['../shared/testing/temporaryFolder.ts', './tests/postgresql/sharedPostgresql.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
