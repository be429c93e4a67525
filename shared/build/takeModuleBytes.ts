import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptFile, SectionRelease } from '../contract/release.ts';
import { moduleBytes } from './moduleBytes.ts';

/** Reads what each script consists of from its source map, then removes the maps: they are not published. */
export function takeModuleBytes(root: string, scripts: readonly ScriptFile[]): SectionRelease['modules'] {
  const modules = Object.fromEntries(scripts.map((script) => [script.file, moduleBytes(root, script)]));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js.map')) rmSync(join(root, file));
  }
  return modules;
}
