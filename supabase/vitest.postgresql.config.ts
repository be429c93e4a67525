import { defineConfig } from 'vitest/config';

/** What is asked of PGlite is asked of PostgreSQL too, and beside it what only a server can show. */
export default defineConfig({
  test: {
    name: 'postgresql',
    root: import.meta.dirname,
    include: ['tests/{access,countAndCover,gateway,hostile,seed}.test.ts', 'tests/postgresql/**/*.test.ts'],
    globalSetup: './tests/postgresql/sharedPostgresql.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
