import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleName } from './moduleBytes.ts';

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Writes `licenses.txt` into the folder that is served: the notices of every package that the source maps in `builds`
 * name, and of the `copied` ones, such as fonts.
 */
export function writeLicenses(web: string, builds: readonly string[], copied: readonly string[] = []) {
  const names = builds.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js.map'))
      .flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources)
      .map(moduleName),
  );
  const served = [...new Set([...names, ...copied])].filter((name) =>
    existsSync(join(packages, name, 'package.json')),
  );
  writeFileSync(join(web, 'licenses.txt'), served.sort().map(notice).join('\n\n---\n\n'));
}

function notice(name: string) {
  const folder = join(packages, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return `${name} ${version}, ${license}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
}
