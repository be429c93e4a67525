import { join } from 'node:path';
import type { BuildMode, Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { takeLock } from 'supabase/backend/database/lockFile';
import { temporaryFolder } from '../files.ts';
import { step } from '../progress.ts';
import { type Deployment, deploy } from '../publish/deploy.ts';
import type { SiteRepository } from '../publish/git.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { build } from './build.ts';
import { root, settings } from './settings.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** Publishes what is built of these workspaces, `shell` and sections, in a folder of its own. */
function publishBuilt(names: readonly string[], mode: BuildMode): Deployment {
  const folder = temporaryFolder();
  const shell = names.includes('shell') ? publishShell(folder, builtFolder('shell', mode)) : undefined;
  const sections = names
    .filter((name) => name !== 'shell')
    .map((name) => publishSection(folder, name, builtFolder(name, mode)));
  const [first] = [...(shell ? [{ ...shell, name: 'shell' }] : []), ...sections];
  return {
    folder,
    reason: names.length === 1 ? `deploy of ${first?.name}, ${first?.version}` : 'the whole site as built',
    ...(shell ? { shell } : {}),
    sections: Object.fromEntries(sections.map((section) => [section.name, section])),
  };
}

/** Builds these workspaces and publishes them. Throws while another command builds one of them in this checkout. */
export async function buildAndPublish(names: readonly string[]): Promise<Deployment> {
  const { buildMode } = settings;
  // Two builds of one workspace would write into the same folder.
  const locks = names.map((each) =>
    takeLock(
      join(root, 'node_modules/.cache/deploy', `${each}.lock`),
      (owner) =>
        `${each} is being deployed from this checkout (process ${owner}). Try again when it is done.`,
    ),
  );
  try {
    await step('Build', () => build(names, buildMode));
    return await step('Publish', () => publishBuilt(names, buildMode));
  } finally {
    for (const unlock of locks) unlock();
  }
}

/**
 * Publishes everything that is built and makes it live on this machine, also where a page of before is no more. Nothing
 * changes where the same versions are live already.
 */
export const publishAll = (repository: SiteRepository, site: SiteConfig, mode: BuildMode): Promise<Release> =>
  deploy(repository, {
    ...publishBuilt(['shell', ...sectionNames()], mode),
    site,
    mayLosePaths: true,
  });
