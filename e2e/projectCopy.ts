import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { command, startProcess } from './runningProcess.ts';

const project = join(import.meta.dirname, '..');

/** A section made for tests that change and deploy one: the template of `npm run new-section` as it is. */
export const testSection = {
  name: 'mf-new-section',
  path: '/new-section',
  title: 'New section',
  declaration: 'mf-new-section/src/section.ts',
  content: 'mf-new-section/src/newSection/content.en.ts',
  page: 'mf-new-section/src/newSection/NewSectionPage.tsx',
  /** In place of `routes: [` in the declaration: its page at `/added` too. */
  addedRoute: `routes: [
    {
      path: '/added',
      module: './src/newSection/NewSectionPage.tsx',
      prerender: true,
      head: { en: en.heads.newSection },
    },`,
} as const;

const notCopied = new Set([
  'node_modules',
  '.git',
  '.site',
  '.local',
  '.turbo',
  'bench',
  'dist',
  'dist-development',
  'test-results',
]);

export type ProjectCopy = ReturnType<typeof copyProject>;

/** A copy of this checkout, and `testSection` in it, whose sources a test may change. The packages are the checkout's. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const filter = (source: string) => source === project || !notCopied.has(basename(source));
  cpSync(project, folder, { recursive: true, filter });
  const { name: section } = testSection;
  cpSync(join(folder, 'platform/scaffold/template', section), join(folder, section), { recursive: true });
  linkPackages(join(project, 'node_modules'), join(folder, 'node_modules'));
  const lockfile = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  const stamp = `${lockfile.digest('hex')} with devDependencies`;
  writeFileSync(join(folder, 'node_modules/.installed-lockfile'), stamp);
  const originals = new Map<string, string>();
  return {
    folder,
    /** Replaces a text of a source file; throws where it is not found. */
    edit(file: string, from: string, to: string) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}.`);
      if (!originals.has(path)) originals.set(path, source);
      writeFileSync(path, source.replace(from, to));
    },
    /** Undoes every edit. */
    restore() {
      for (const [path, source] of originals) writeFileSync(path, source);
      originals.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Workspaces are links in `node_modules`, relative to it: the copy's own. Everything else is the checkout's. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  const stamps = new Set(['.installed-lockfile', '.package-lock.json', '.cache']);
  for (const name of readdirSync(from).filter((each) => !stamps.has(each))) {
    const isWorkspace = lstatSync(join(from, name)).isSymbolicLink();
    symlinkSync(isWorkspace ? join('..', name) : join(from, name), join(to, name));
  }
}

/** Gives a copy packages of its own, which npm and a test may change. */
export function ownPackages(folder: string) {
  const packages = join(folder, 'node_modules');
  const stamp = readFileSync(join(packages, '.installed-lockfile'));
  const from = join(project, 'node_modules');
  rmSync(packages, { recursive: true });
  if (spawnSync('cp', ['-al', from, packages]).status !== 0) execFileSync('cp', ['-a', from, packages]);
  // These are hard links to the checkout's own.
  for (const own of ['.package-lock.json', '.installed-lockfile'])
    rmSync(join(packages, own), { force: true });
  writeFileSync(join(packages, '.installed-lockfile'), stamp);
}

/** The gallery's backend; tests of deploys fulfil its requests themselves, with no albums. */
export const absentBackend = 'http://127.0.0.1:9';

export type DeployedCopy = Awaited<ReturnType<typeof deployCopy>>;

/**
 * A copy of the project with a served site of its own, in which a test deploys as a team does.
 * `configuration` overrides values of `site.config.json`; `prepare` changes the copy before it is built.
 */
export async function deployCopy(configuration = {}, prepare = (_folder: string) => {}) {
  const copy = copyProject();
  const { folder } = copy;
  prepare(folder);
  const configFile = join(folder, 'site.config.json');
  const backend = {
    supabase: { url: absentBackend, anonKey: 'none' },
    images: { base: `${absentBackend}/demo/image/upload/` },
  };
  const values = { ...JSON.parse(readFileSync(configFile, 'utf8')), ...backend, ...configuration };
  writeFileSync(configFile, JSON.stringify(values));

  const store = mkdtempSync(join(tmpdir(), 'store-'));
  const options = { cwd: folder, environment: { SITE_STORE: store } };
  const server = startProcess(['--import', 'tsx', 'e2e/serveCopy.ts'], options);
  const [, port] = await server.printed(/^port (\d+)$/m);
  return {
    ...copy,
    url: `http://localhost:${port}`,
    /** Starts a command of package.json: `deploy`, `rollback`, `releases`. */
    start: (...typed: Parameters<typeof command>) => startProcess(command(...typed), options),
    /** Runs one to its end. */
    async run(...typed: Parameters<typeof command>) {
      const started = performance.now();
      const running = startProcess(command(...typed), options);
      const code = await running.ended;
      return { code, output: running.output(), seconds: (performance.now() - started) / 1000 };
    },
    async close() {
      await server.stop();
      copy.remove();
      rmSync(store, { recursive: true, force: true });
    },
  };
}
