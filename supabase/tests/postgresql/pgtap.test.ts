import { inject, test } from 'vitest';
import { expectAllPassed, pgtapFiles, preparePgtap } from '../pgtap.ts';
import { runSql } from './runSql.ts';

const socketFolder = inject('socketFolder');
await runSql(socketFolder, preparePgtap);

test.each(pgtapFiles)('$name passes on PostgreSQL', async ({ sql }) =>
  expectAllPassed(await runSql(socketFolder, sql)),
);
