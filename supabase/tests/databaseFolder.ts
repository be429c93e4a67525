import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** PGlite's initdb takes five seconds of a processor: once for all tests, in the folder that this variable names. */
const variable = 'EMPTY_DATABASE';

export async function makeEmptyDatabase(): Promise<void> {
  if (process.env[variable]) return;
  const folder = await mkdtemp(join(tmpdir(), 'school-empty-'));
  const db = await PGlite.create(folder);
  await db.close();
  process.env[variable] = folder;
}

/** A folder with a database in which nothing is yet, unless it holds one already. */
export async function databaseFolder(folder?: string): Promise<string> {
  const target = folder ?? (await mkdtemp(join(tmpdir(), 'school-database-')));
  const source = process.env[variable];
  if (source && !existsSync(join(target, 'PG_VERSION'))) await cp(source, target, { recursive: true });
  return target;
}
