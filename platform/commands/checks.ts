import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../publish/store.ts';
import { root } from './settings.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** One tool that judges the project. A tool that counts tests writes its JSON report to `report`. */
export interface Check {
  title: string;
  tool: string;
  parameters: string[];
  environment?: Record<string, string>;
  report?: { file: string; count(file: string): { good: number; bad: number } };
}

const results = join(root, 'test-results');

export const types: Check = { title: 'Types', tool: 'tsc', parameters: ['-p', 'tsconfig.json'] };

export const lint: Check = {
  title: 'Lint and import directions',
  tool: 'biome',
  parameters: ['ci', '--error-on-warnings', '.'],
};

export const unitAndDatabaseTests = vitest('Unit and database tests', []);

/** The database tests again, on a server, with what only a server can show: time-outs, locks, the schema linter. */
export const postgresqlTests = vitest('Database tests on PostgreSQL', [
  '--root=supabase',
  '--config=vitest.postgresql.config.ts',
]);

function vitest(title: string, parameters: string[]): Check {
  const report = reportOf(title);
  return {
    title,
    tool: 'vitest',
    parameters: ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    report: {
      file: report,
      count(file) {
        const { numPassedTests, numFailedTests } = readJson<VitestReport>(file);
        return { good: numPassedTests, bad: numFailedTests };
      },
    },
  };
}

export const browserTests = (chromium: string) =>
  playwright('Browser tests', 'e2e/playwright.config.ts', chromium);

/** Every fault for every section, deploys under a crowd, nginx, other origins: minutes each. */
export const longBrowserTests = (chromium: string) =>
  playwright('Long browser tests', 'e2e/playwright.long.config.ts', chromium);

/** The journeys of visitors again, on the exported site behind nginx. */
export const nginxTests = (chromium: string, nginx: string): Check => {
  const check = playwright('Browser tests on nginx', 'e2e/playwright.nginx.config.ts', chromium);
  return { ...check, environment: { ...check.environment, NGINX_BIN: nginx } };
};

function playwright(title: string, config: string, chromium: string): Check {
  const report = reportOf(title);
  return {
    title,
    tool: 'playwright',
    parameters: ['test', '--config', config],
    environment: { CHROMIUM_BIN: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report: {
      file: report,
      count(file) {
        const { stats } = readJson<PlaywrightReport>(file);
        return { good: stats.expected, bad: stats.unexpected + stats.flaky };
      },
    },
  };
}

function reportOf(title: string): string {
  return join(results, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
}

/** Every check runs, so that one run shows everything that is wrong. The closing line counts the tests. */
export async function runChecks(checks: Check[]) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const failed: string[] = [];
  let good = 0;
  let bad = 0;
  for (const check of checks) {
    if (!(await passes(check))) failed.push(check.title);
    if (!check.report || !existsSync(check.report.file)) continue;
    const counted = check.report.count(check.report.file);
    good += counted.good;
    bad += counted.bad;
  }
  console.log(`\n${good} passed, ${bad} failed`);
  if (failed.length > 0) console.log(`Not passed: ${failed.join(', ')}`);
  if (bad > 0 || failed.length > 0) process.exitCode = 1;
}

async function passes({ title, tool, parameters, environment }: Check) {
  console.log(`\n${title}`);
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  console.log(code === 0 ? `  ✓ ${title}` : `  ✗ ${title} failed`);
  return code === 0;
}
