import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { lintSchema } from './lintSchema.ts';
import { runSql } from './runSql.ts';

const socketFolder = inject('socketFolder');

beforeAll(() => runSql(socketFolder, "alter database postgres set pgrst.db_schemas = 'public'"));
afterEach(() => runSql(socketFolder, 'drop table if exists public.planted cascade'));

test('the schema linter of Supabase reports nothing above information', () => {
  expect(lintSchema(socketFolder)).toEqual([]);
});

test('the linter finds a table without row-level security', async () => {
  await runSql(
    socketFolder,
    'create table public.planted (id int primary key); grant select on public.planted to anon',
  );
  expect(lintSchema(socketFolder)).toContainEqual(
    expect.stringMatching(/^security\/rlsDisabledInPublic: .*planted/),
  );
});
