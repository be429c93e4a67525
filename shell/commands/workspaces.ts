import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Names of the section workspaces in this checkout: every `mf-*` folder that declares a section. */
export const sectionNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/section.ts')))
    .sort();

export const workspaceFolder = (name: string) => join(root, name);
