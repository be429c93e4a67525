import { join } from 'node:path';
import type { BuildMode, Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { takeLock } from 'shared/lockFile';
import { temporaryFolder } from '../files.ts';
import { step } from '../progress.ts';
import { type Deployment, deploy } from '../publish/deploy.ts';
import type { SiteRepository } from '../publish/git.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { RefusedError } from '../publish/RefusedError.ts';
import { build } from './build.ts';
import { root, settings } from './settings.ts';
import { typeErrors } from './typeErrors.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

type Built = Omit<Deployment, 'reason'>;

/** Publishes what is built of these workspaces, `shell` and sections, in a folder of its own. */
function publishBuilt(names: readonly string[], mode: BuildMode): Built {
  const folder = temporaryFolder();
  const sections = names
    .filter((name) => name !== 'shell')
    .map((name) => [name, publishSection(folder, name, builtFolder(name, mode))]);
  return {
    folder,
    ...(names.includes('shell') && { shell: publishShell(folder, builtFolder('shell', mode)) }),
    sections: Object.fromEntries(sections),
  };
}

/**
 * Builds these workspaces and publishes them. Throws while another command builds one of them in this checkout, and a
 * `RefusedError` with every type error unless types are `unchecked`.
 */
export async function buildAndPublish(names: readonly string[], unchecked = false): Promise<Built> {
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
    const [, errors] = await step(unchecked ? 'Build' : 'Build and types', () =>
      Promise.all([build(names, buildMode), unchecked ? [] : typeErrors(names)]),
    );
    if (errors.length > 0) throw new RefusedError(errors);
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
    reason: 'the whole site as built',
    site,
    isLocal: true,
  });
