import type { BuildMode } from 'shared/build/dist';
import type { Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { checkRelease } from '../publish/checkRelease.ts';
import { promote } from '../publish/promote.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { liveRelease, type Store } from '../publish/store.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** Publishes what is built and makes it live. Nothing changes where the same versions are live already. */
export async function publishAll(store: Store, site: SiteConfig, mode: BuildMode): Promise<Release> {
  const shell = publishShell(store, builtFolder('shell', mode));
  const sections = Object.fromEntries(
    sectionNames().map((name) => [name, publishSection(store, builtFolder(name, mode))]),
  );
  const problems = checkRelease({ shell, sections });
  if (problems.length > 0) throw new Error(['Refused:', ...problems.map((line) => `- ${line}`)].join('\n'));

  const live = liveRelease(store);
  const isLive =
    live &&
    JSON.stringify([live.shell, live.sections, live.site]) === JSON.stringify([shell, sections, site]);
  return isLive ? live : promote(store, { reason: 'the whole site as built', site, shell, sections });
}
