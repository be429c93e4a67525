import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll, expect, test } from 'vitest';
import { applyMigrations } from '../../backend/database/applyMigrations.ts';
import { parseTap } from './parseTap.ts';
import { pgtapFiles, preparePgtap } from './pgtapFiles.ts';

const db = await PGlite.create({ extensions: { pgtap } });
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

test.each(pgtapFiles)('$name passes on PGlite', async ({ sql }) => {
  const { planned, passed, complaints } = parseTap(await run(sql));
  expect(complaints).toEqual([]);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBe(planned);
});

test('a failed assertion and a missing one are reported', async () => {
  const { complaints } = parseTap(
    await run(
      "begin; select plan(3); select is(1, 2, 'one is two'); select ok(true); select * from finish(); rollback",
    ),
  );
  expect(complaints.join('\n')).toMatch(/not ok 1 - one is two[\s\S]*planned 3 tests but ran 2/);
});
