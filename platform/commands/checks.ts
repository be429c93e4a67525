import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeLocalizedPages } from 'shared/build/localizedPages';
import type { SectionDeclaration } from 'shared/contract/section';
import { root } from './settings.ts';
import type { TestSites } from './testSites.ts';
import { sectionNames } from './workspaces.ts';

/** One tool that judges the project. */
export interface Check {
  title: string;
  /** Name of a program in `node_modules/.bin`, and its parameters. */
  command: readonly string[];
  environment?: Record<string, string>;
  /** The check fails when this does. */
  before?(): Promise<unknown>;
  /** Runs whether the check has passed or not. */
  after?(): Promise<unknown>;
  /** Where the tool writes its JUnit report. */
  report?: string;
}

const results = join(root, 'test-results');
const reportOf = (title: string) => join(results, `${title.toLowerCase().replaceAll(' ', '-')}.xml`);

const typedPages = join(root, '.local/pages');

/** Of the modules that builds make of pages too: a page that takes other texts than its locale has is an error. */
export const types: Check = {
  title: 'Types',
  command: ['tsc', '-p', 'tsconfig.json'],
  before: () =>
    Promise.all(
      sectionNames().map(async (name) => {
        const folder = join(root, name);
        const { section }: { section: SectionDeclaration } = await import(join(folder, 'src/section.ts'));
        writeLocalizedPages(section.routes, folder, join(typedPages, name));
      }),
    ),
  after: async () => rmSync(typedPages, { recursive: true, force: true }),
};

export const lint = (folder = '.'): Check => ({
  title: 'Lint and import directions',
  command: ['biome', 'ci', '--error-on-warnings', folder],
});

/** Files, exports and dependencies that nothing uses. */
export const deadCode: Check = { title: 'Dead code', command: ['knip'] };

export const unitAndDatabaseTests = (...folders: string[]) => vitest('Unit and database tests', ...folders);

/** The database tests on a server, with what only a server can show: time-outs, locks, the schema linter. */
export const postgresqlTests = vitest(
  'Database tests on PostgreSQL',
  '--root=supabase',
  '--config=vitest.postgresql.config.ts',
);

function vitest(title: string, ...parameters: string[]): Check {
  const report = reportOf(title);
  const reporters = ['--reporter=dot', '--reporter=junit', `--outputFile=${report}`];
  return { title, command: ['vitest', 'run', ...parameters, '--silent=passed-only', ...reporters], report };
}

interface Browsers {
  chromium: string;
  /** The one without a window. */
  headless: string;
}

/** What visitors do, on sites that are starting already. `parameters` choose tests. */
export const browserTests = (
  { chromium, headless }: Browsers,
  { ready, stop }: TestSites,
  ...parameters: string[]
): Check => {
  const environment = { HEADLESS_CHROMIUM_BIN: headless, E2E_SITES: 'started' };
  const check = playwright('Browser tests', 'playwright.config.ts', chromium, environment);
  return { ...check, command: [...check.command, ...parameters], before: () => ready, after: stop };
};

/** Not the development builds, which would have to be built first. */
const onVisitorsSite = ['html', 'desktop', 'phone'].map((project) => `--project=${project}`);

/** Of the workspaces that `npm test` can be told: the browser tests that are theirs, if any. */
const browserTestsOf: Record<string, readonly string[]> = {
  shell: [...onVisitorsSite, '--grep-invert', 'mf-|deploy.spec'],
  platform: [...onVisitorsSite, '--grep', 'headers.spec|deploy.spec'],
  shared: [],
  supabase: [],
  office: [],
};

/** The parameters that choose the browser tests of one workspace. Throws where there is none of that name. */
export function browserTestsFor(name: string): readonly string[] {
  const sections = sectionNames();
  if (sections.includes(name)) return [...onVisitorsSite, '--grep', name];
  const parameters = browserTestsOf[name];
  if (parameters) return parameters;
  throw new Error(
    `There are no tests of ${name}. Give one of these names, or none for all: ${[...sections, ...Object.keys(browserTestsOf)].join(', ')}.`,
  );
}

/** Every fault for every section, deploys under a crowd, other origins, other browsers: minutes each. */
export const longBrowserTests = (chromium: string, others: Record<string, string>): Check =>
  playwright('Long browser tests', 'playwright.long.config.ts', chromium, others);

/** What is particular to a server with nginx, and deploys to it. */
export const hostTests = (chromium: string, programs: Record<string, string>): Check =>
  playwright('Tests on nginx, over ssh', 'playwright.nginx.config.ts', chromium, programs);

/** The same on the engines of Cloudflare Pages and Netlify. */
export const staticHostTests = (chromium: string): Check =>
  playwright('Browser tests on static hosts', 'playwright.static.config.ts', chromium);

function playwright(title: string, config: string, chromium: string, others = {}): Check {
  const report = reportOf(title);
  return {
    title,
    command: ['playwright', 'test', '--config', `e2e/${config}`, '--reporter=dot,junit'],
    environment: {
      CHROMIUM_BIN: chromium,
      PLAYWRIGHT_JUNIT_OUTPUT_NAME: report,
      PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: '1',
      ...others,
    },
    report,
  };
}

/** How many tests of a JUnit report passed; file and title of those that failed, and that passed the second time. */
export function countTests(report: string) {
  const tests = report.split('<testcase ').slice(1);
  const named = (result: RegExp) =>
    tests
      .filter((test) => result.test(test))
      .map((test) => ['classname', 'name'].map((key) => test.match(`\\b${key}="([^"]*)"`)?.[1]).join(' '));
  const failed = named(/<(failure|error)/);
  return { passed: tests.length - failed.length, failed, flaky: named(/<flaky/) };
}

let running: ChildProcess | undefined;
let isStopping = false;

/** Ends the tool that is running, and then what checks have started. */
function stopOnSignals(checks: readonly Check[]) {
  const stop = async () => {
    isStopping = true;
    if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
    await Promise.all(checks.map(({ after }) => after?.()));
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Runs every check, so that one run shows everything that is wrong. The closing line counts the tests. */
export async function runChecks(checks: readonly Check[]) {
  stopOnSignals(checks);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const summary: string[] = [];
  const failures: string[] = [];
  const flaky: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    const { title, report } = check;
    console.log(`\n${title}`);
    const started = performance.now();
    const isGood = await passes(check);
    await check.after?.();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const counted = countTests(report && existsSync(report) ? readFileSync(report, 'utf8') : '');
    flaky.push(...counted.flaky);
    passed += counted.passed;
    failed += counted.failed.length;
    failures.push(...counted.failed);
    if (!isGood && counted.failed.length === 0) failures.push(title);
    summary.push(
      `  ${isGood ? '✓' : '✗'} ${title.padEnd(34)} ${seconds.padStart(7)} s${report ? `  ${counted.passed} passed` : ''}`,
    );
  }
  console.log(`\n${summary.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  if (flaky.length > 0)
    console.log(`\nPassed the second time:\n${flaky.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${flaky.length} of them the second time, ${failed} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

async function passes({ command: [tool = '', ...parameters], environment, before }: Check) {
  try {
    await before?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
      // A group of its own: a signal to the tool alone would leave its workers and what they have started.
      detached: true,
    });
    running = child;
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // The process ends soon, and starts no other tool before.
  if (isStopping) await new Promise(() => undefined);
  return code === 0;
}
