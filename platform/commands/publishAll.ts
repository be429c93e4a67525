import type { BuildMode, Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { deploy } from '../publish/deploy.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import type { Store } from '../publish/store.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** Publishes everything that is built and makes it live. Nothing changes where the same versions are live already. */
export async function publishAll(store: Store, site: SiteConfig, mode: BuildMode): Promise<Release> {
  const shell = await publishShell(store, builtFolder('shell', mode));
  const sections = await Promise.all(
    sectionNames().map((name) => publishSection(store, builtFolder(name, mode))),
  );
  return deploy(store, {
    reason: 'the whole site as built',
    site,
    shell,
    sections: Object.fromEntries(sections.map((section) => [section.name, section])),
  });
}
