import type { BuildMode, Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { temporaryFolder } from '../files.ts';
import { type Deployment, deploy } from '../publish/deploy.ts';
import type { SiteRepository } from '../publish/git.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** Publishes what is built of these workspaces, `shell` and sections, in a folder of its own. */
export function publishBuilt(names: readonly string[], mode: BuildMode): Deployment {
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

/** Publishes everything that is built and makes it live. Nothing changes where the same versions are live already. */
export const publishAll = (repository: SiteRepository, site: SiteConfig, mode: BuildMode): Promise<Release> =>
  deploy(repository, { ...publishBuilt(['shell', ...sectionNames()], mode), site });
