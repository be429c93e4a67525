import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { lintSchema } from './lintSchema.ts';
import { runSql } from './runSql.ts';

const socketFolder = inject('socketFolder');

beforeAll(() => runSql(socketFolder, "alter database postgres set pgrst.db_schemas = 'public'"));
afterEach(() => runSql(socketFolder, 'drop table if exists public.planted cascade'));

test('the schema linter of Supabase reports nothing above information', () => {
  expect(lintSchema(socketFolder).filter(({ severity }) => severity !== 'information')).toEqual([]);
});

test('the linter finds a table without row-level security', async () => {
  await runSql(
    socketFolder,
    'create table public.planted (id int primary key); grant select on public.planted to anon',
  );
  const found = lintSchema(socketFolder).filter(({ message }) => message.includes('planted'));
  expect(found.map(({ rule }) => rule)).toContain('security/rlsDisabledInPublic');
});
