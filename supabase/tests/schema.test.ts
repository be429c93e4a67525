import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { readMigrations } from '../backend/database/migrations.ts';
import { databaseTypes } from '../types/databaseTypes.ts';
import { typesFile } from '../types/writeDatabaseTypes.ts';

const db = await PGlite.create();
await applyMigrations(db);
afterAll(() => db.close());

test('each migration is applied once', async () => {
  await applyMigrations(db);
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  expect(rows).toHaveLength((await readMigrations()).length);
});

test('the TypeScript types are those of the migrated tables', async () => {
  const written = readFileSync(typesFile, 'utf8');
  expect(written, 'stale: run npm run database-types').toBe(await databaseTypes(db));
});
