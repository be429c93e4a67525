import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { distOf } from 'shared/build/dist';
import type { BuildMode } from 'shared/contract/release';
import { root } from './settings.ts';

/** Names of the section workspaces in this checkout: every `mf-*` folder that declares a section. */
export const sectionNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/section.ts')))
    .sort();

/** Where a workspace's build of that mode lies. */
export const builtFolder = (name: string, mode: BuildMode) => join(root, name, distOf(mode));
