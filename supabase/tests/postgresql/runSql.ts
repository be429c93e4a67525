import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a program of PostgreSQL 15. */
export function binary(name: 'initdb' | 'postgres' | 'pg_isready' | 'psql'): string {
  const file = join(process.env.POSTGRESQL_BIN ?? '/usr/lib/postgresql/15/bin', name);
  if (existsSync(file)) return file;
  throw new Error(
    `There is no ${file}. Install PostgreSQL 15 (Debian: apt-get install postgresql-15 postgresql-15-pgtap), or set POSTGRESQL_BIN to the folder of its programs.`,
  );
}

/**
 * Runs SQL as the owner of the database in `socketFolder`, as Supabase's `postgres` role does, and returns what it
 * prints, columns separated by `|`. Stops at the first error and rejects with PostgreSQL's message.
 */
export function runSql(socketFolder: string, sql: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      binary('psql'),
      ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', socketFolder, '-U', 'postgres', '-d', 'postgres'],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, output, words) => (error ? reject(new Error(words.trim() || error.message)) : resolve(output)),
    );
    child.stdin?.on('error', reject);
    child.stdin?.end(sql);
  });
}
