import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishBuilt.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { openStore, type Store } from 'platform/publish/store.ts';
import type { Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';

export interface FederatedSite {
  store: Store;
  release: Release;
}

/** The site as it would be deployed, in a store of its own. */
export async function buildFederated(scratch: string, site: SiteConfig): Promise<FederatedSite> {
  await build(['shell', ...sectionNames()], 'production');
  const root = join(scratch, 'store');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const store = openStore(root);
  return { store, release: await publishAll(store, site, 'production') };
}
