import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRepository, openRepository } from '../publish/git.ts';
import { settings } from './settings.ts';

/** The repository that the settings name. That of this checkout is made where it is missing. */
export async function siteRepository() {
  const { repository, branch, store } = settings;
  const own = join(store, 'site.git');
  if (repository === undefined && !existsSync(join(own, 'HEAD'))) await createRepository(own, branch);
  return openRepository(repository ?? own, branch);
}
