import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { databaseFolder } from './databaseFolder.ts';
import { expectAllPassed, pgtapFiles, preparePgtap } from './pgtap.ts';

const db = await PGlite.create(await databaseFolder(), { extensions: { pgtap } });
await db.exec(preparePgtap);
await applyMigrations(db);
afterAll(() => db.close());

async function run(sql: string): Promise<string> {
  const results = await db.exec(sql);
  return results
    .flatMap(({ rows }) => rows)
    .flatMap((row) => Object.values(row))
    .join('\n');
}

test.each(pgtapFiles)('$name passes on PGlite', async ({ sql }) => expectAllPassed(await run(sql)));

test('a failed assertion and a missing one are noticed', async () => {
  const failed = await run("begin; select plan(1); select is(1, 2, 'one is two'); rollback");
  expect(() => expectAllPassed(failed)).toThrow();
  const missing = await run('begin; select plan(2); select ok(true); rollback');
  expect(() => expectAllPassed(missing)).toThrow();
});
