import { expect, inject, test } from 'vitest';
import { parseTap } from '../pgtap/parseTap.ts';
import { pgtapFiles, preparePgtap } from '../pgtap/pgtapFiles.ts';
import { runSql } from './runSql.ts';

const socketFolder = inject('socketFolder');
await runSql(socketFolder, preparePgtap);

test.each(pgtapFiles)('$name passes on PostgreSQL', async ({ sql }) => {
  const { planned, passed, complaints } = parseTap(await runSql(socketFolder, sql));
  expect(complaints).toEqual([]);
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBe(planned);
});
