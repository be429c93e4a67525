import { execFile } from 'node:child_process';
import { binary } from './binaries.ts';

/**
 * Runs SQL as the owner of the database in `socketFolder`, as Supabase's `postgres` role does, and returns what it
 * prints, columns parted by `|`. Stops at the first error and rejects with PostgreSQL's words.
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
