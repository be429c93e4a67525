// The way into every command, in plain JavaScript: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const [command, ...parameters] = process.argv.slice(2);

// Node would open its inspector for whoever may send the signal.
process.on('SIGUSR1', () => undefined);
checkNode();
checkFolder();
installWhenNeeded();
// `npm run releases | head`: who reads no further ends the command, and that is no error.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
process.argv.splice(2, process.argv.length, ...parameters);
const { register } = await import('tsx/esm/api');
register();
try {
  const { run } = await import(`./${command}.ts`);
  await run(parameters);
} catch (error) {
  // It may quote what others wrote: a page's error, a record's keys. A terminal obeys control characters.
  console.error(`\n${error instanceof Error ? error.message : error}`.replace(/[^\P{Cc}\n\t]/gu, ''));
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org.`,
  );
  process.exit(1);
}

/** The bundler reads `#` and `?` in a path as in an address, and `!` as the mark of a loader. */
function checkFolder() {
  if (!/[#?!]/.test(root)) return;
  console.error(`Builds fail in a folder with #, ? or ! in its path. Rename it, or move this one: ${root}`);
  process.exit(1);
}

/**
 * On a fresh clone, and whenever the lockfile has changed since. Takes the locked versions and writes nothing.
 * What serves the site runs without `devDependencies`, which are more than half of the packages.
 */
function installWhenNeeded() {
  const stamp = join(root, 'node_modules/.installed-lockfile');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const everything = `${lockfile} with devDependencies`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isEnough = ['start', 'reset', 'releases', 'rollback', 'gallery', 'host'].includes(command);
  if (installed === everything || (isEnough && installed === lockfile)) return;
  console.log('Installing the packages of package-lock.json (once) ...');
  // npm would remove those that somebody has installed.
  const omitted = isEnough && !existsSync(join(root, 'node_modules/vitest')) ? ['--omit=dev'] : [];
  const silent = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--no-save', ...omitted, ...silent], { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, omitted.length > 0 ? lockfile : everything);
}
