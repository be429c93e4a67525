import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { lintSchema } from './lintSchema.ts';
import { runSql } from './runSql.ts';

const socketFolder = inject('socketFolder');

beforeAll(() => runSql(socketFolder, "alter database postgres set pgrst.db_schemas = 'public'"));
afterEach(() => runSql(socketFolder, 'drop table if exists public.planted cascade'));

test('the schema linter of Supabase reports nothing above information', () => {
  expect(lintSchema(socketFolder).filter(({ severity }) => severity !== 'information')).toEqual([]);
});

test.each([
  [
    'a table without row-level security',
    'security/rlsDisabledInPublic',
    'create table public.planted (id int primary key); grant select on public.planted to anon',
  ],
  [
    'policies without row-level security',
    'security/policyExistsRlsDisabled',
    'create table public.planted (id int primary key); create policy open on public.planted using (true)',
  ],
  [
    'a view with the rights of its owner',
    'security/securityDefinerView',
    'create table public.planted (id int primary key); create view public.planted_view as table public.planted; grant select on public.planted_view to anon',
  ],
  [
    'a function that trusts the search path',
    'security/functionSearchPathMutable',
    "create table public.planted (id int primary key); create function public.planted_function(public.planted) returns int language sql as 'select 1'",
  ],
  [
    'two policies for one purpose',
    'performance/multiplePermissivePolicies',
    `create table public.planted (id int primary key); alter table public.planted enable row level security;
     create policy one on public.planted for select to anon using (true);
     create policy two on public.planted for select to anon using (id > 1)`,
  ],
  [
    'a foreign key without index',
    'performance/unindexedForeignKeys',
    'create table public.planted (id int primary key, album_id uuid references public.albums (id))',
  ],
  ['a table without primary key', 'performance/noPrimaryKey', 'create table public.planted (id int)'],
])('the linter finds %s', async (_, rule, sql) => {
  await runSql(socketFolder, sql);
  const found = lintSchema(socketFolder).filter(({ message }) => message.includes('planted'));
  expect(found.map((finding) => finding.rule)).toContain(rule);
});
