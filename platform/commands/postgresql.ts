import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const extension = '/usr/share/postgresql/15/extension/pgtap.control';
const server = '/usr/lib/postgresql/15/bin/postgres';

/** Installs Debian's PostgreSQL 15 with pgTAP where they are missing. Nothing is to be done with POSTGRESQL_BIN set. */
export function ensurePostgresql(): void {
  if (process.env.POSTGRESQL_BIN || (existsSync(server) && existsSync(extension))) return;
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) throw new Error(howTo);
  // The run level of a rescue shell keeps the package from starting a server of its own.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15', 'postgresql-15-pgtap'],
  ]) {
    execFileSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (!existsSync(extension)) throw new Error(howTo);
}

const howTo =
  'The database tests need PostgreSQL 15 with pgTAP and they were not found. Install them (Debian: apt-get install postgresql-15 postgresql-15-pgtap), or set POSTGRESQL_BIN to the folder of the programs of one that has both.';
