import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package of Debian where that is possible; throws `howTo` where it is not. */
export function installDebianPackage(name: string, howTo: string) {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) throw new Error(howTo);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    execFileSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}
