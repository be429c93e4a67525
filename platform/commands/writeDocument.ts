import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Writes a page below `docs/`, formatted as the linter wants it. */
export function writeDocument(name: string, text: string): void {
  const file = join(root, 'docs', name);
  writeFileSync(file, text);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
}
