import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of `initdb` and `postgres`. */
export const binaries = process.env.POSTGRESQL_BIN ?? '/usr/lib/postgresql/15/bin';

export function binary(name: 'initdb' | 'postgres' | 'pg_isready' | 'psql'): string {
  const file = join(binaries, name);
  if (existsSync(file)) return file;
  throw new Error(
    `There is no ${file}. Install PostgreSQL 15 (Debian: apt-get install postgresql-15 postgresql-15-pgtap), or set POSTGRESQL_BIN to the folder of its programs.`,
  );
}
