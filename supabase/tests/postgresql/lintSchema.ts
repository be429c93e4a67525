import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const linter = fileURLToPath(new URL('../../../node_modules/.bin/postgres-language-server', import.meta.url));

/**
 * Supabase's schema rules (splinter), which the Postgres language server carries, on the server in `socketFolder`.
 * Returns findings above information, such as `security/rlsDisabledInPublic: Table "albums" ...`.
 */
export function lintSchema(socketFolder: string): string[] {
  const connection = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  const { stdout, stderr, error } = spawnSync(
    linter,
    ['dblint', `--connection-string=${connection}`, '--colors=off', '--max-diagnostics=200'],
    { cwd: socketFolder, encoding: 'utf8', timeout: 20_000 },
  );
  if (error) throw error;
  const output = `${stdout}${stderr}`;
  if (!output.includes('Command completed')) throw new Error(`The linter did not run: ${output}`);
  return [...output.matchAll(/^ ?splinter\/(\S+) ━+\s+[!×] (.+)$/gm)].map(
    ([, rule, message]) => `${rule}: ${message}`,
  );
}
