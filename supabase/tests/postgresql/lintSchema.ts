import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Finding {
  /** As the linter names it, such as `security/rlsDisabledInPublic`. */
  rule: string;
  severity: 'information' | 'warning' | 'error';
  message: string;
}

const linter = fileURLToPath(new URL('../../../node_modules/.bin/postgres-language-server', import.meta.url));
const severities: Record<string, Finding['severity']> = { i: 'information', '!': 'warning', '×': 'error' };

/** Supabase's schema rules (splinter), which the Postgres language server carries, on the server in `socketFolder`. */
export function lintSchema(socketFolder: string): Finding[] {
  const connection = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
  const { stdout, stderr, error } = spawnSync(
    linter,
    ['dblint', `--connection-string=${connection}`, '--colors=off', '--max-diagnostics=200'],
    { cwd: socketFolder, encoding: 'utf8', timeout: 20_000 },
  );
  if (error) throw error;
  const output = `${stdout}${stderr}`;
  if (!output.includes('Command completed')) throw new Error(`The linter did not run: ${output}`);
  return [...output.matchAll(/^ ?splinter\/(\S+) ━+\s+([i!×]) (.+)$/gm)].map(
    ([, rule = '', mark = '', message = '']) => ({ rule, severity: severities[mark] ?? 'error', message }),
  );
}
