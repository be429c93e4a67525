import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../publish/store.ts';
import { ensureChromium } from './chromium.ts';
import { step } from './progress.ts';
import { root } from './settings.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const results = join(root, 'test-results');
const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

/** `npm test`: types, lint, unit, database and browser tests. The closing line counts the tests. */
export async function run() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const chromium = await step('Chromium', ensureChromium);
  const passed = [
    await check('Types', 'tsc', ['-p', 'tsconfig.json']),
    await check('Lint and import directions', 'biome', ['ci', '--error-on-warnings', '.']),
    await check('Unit and database tests', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${vitestReport}`,
    ]),
    await check('Browser tests', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_BIN: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }),
  ];
  const { good, bad } = count();
  console.log(`\n${good} passed, ${bad} failed`);
  if (bad > 0 || passed.includes(false)) process.exitCode = 1;
}

/** Runs a tool with its output shown; every check runs, so that one run shows everything that is wrong. */
async function check(
  title: string,
  tool: string,
  parameters: string[],
  environment: Record<string, string> = {},
) {
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

function count() {
  const vitest = readJson<VitestReport>(vitestReport);
  const { stats } = readJson<PlaywrightReport>(playwrightReport);
  return {
    good: vitest.numPassedTests + stats.expected,
    bad: vitest.numFailedTests + stats.unexpected + stats.flaky,
  };
}
