import type { BuildMode, Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Deployment, deploy } from '../publish/deploy.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import type { Store } from '../publish/store.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** Publishes what is built of these workspaces: `shell` and sections. */
export function publishBuilt(store: Store, names: readonly string[], mode: BuildMode): Deployment {
  const shell = names.includes('shell') ? publishShell(store, builtFolder('shell', mode)) : undefined;
  const sections = names
    .filter((name) => name !== 'shell')
    .map((name) => publishSection(store, name, builtFolder(name, mode)));
  const [first] = [...(shell ? [{ ...shell, name: 'shell' }] : []), ...sections];
  return {
    reason: names.length === 1 ? `deploy of ${first?.name}, ${first?.version}` : 'the whole site as built',
    ...(shell ? { shell } : {}),
    sections: Object.fromEntries(sections.map((section) => [section.name, section])),
  };
}

/** Publishes everything that is built and makes it live. Nothing changes where the same versions are live already. */
export const publishAll = (store: Store, site: SiteConfig, mode: BuildMode): Promise<Release> =>
  deploy(store, { ...publishBuilt(store, ['shell', ...sectionNames()], mode), site });
