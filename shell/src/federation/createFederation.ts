import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { attemptAddress } from 'shared/contract/attemptAddress';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import { federationName } from 'shared/contract/section';
import { raceWithAbort } from '../raceWithAbort.ts';
import { prefetchPage } from './prefetchPage.ts';
import { SectionLoadError } from './SectionLoadError.ts';
import { type EntryAttempt, sectionEntries } from './sectionEntries.ts';
import { singletons } from './singletons.ts';

/**
 * Loads pages of sections. Rejects with a `SectionLoadError`, at the latest when the signal is aborted; a later call
 * loads again.
 */
export type LoadPage = (section: SectionInBrowser, page: string, signal: AbortSignal) => Promise<PageModule>;

export function createFederation(): LoadPage {
  const attempts = new Map<string, EntryAttempt>();
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: singletons,
    shareStrategy: 'loaded-first',
    plugins: [provideRuntimeCore(), sectionEntries(attempts)],
  });

  /** The latest attempt at a section's entry, or a new one where that has failed for good. */
  const register = (name: string, { base, entry }: SectionInBrowser): EntryAttempt => {
    const latest = attempts.get(name);
    if (latest && (latest.isInitialised || !latest.hasFailed)) return latest;
    const number = latest ? latest.number + 1 : 0;
    const address = attemptAddress(new URL(base + entry.file, location.origin).href, number);
    const attempt = { number, address, integrity: entry.integrity, hasFailed: false, isInitialised: false };
    attempts.set(name, attempt);
    federation.registerRemotes([{ name, entry: address, type: 'global' }], { force: number > 0 });
    return attempt;
  };

  return async (section, page, signal) => {
    const name = federationName(section.name);
    // The first page is the document's own, which preloads its scripts itself.
    if (attempts.size > 0 && !attempts.has(name)) prefetchPage(section, page);
    const attempt = register(name, section);
    try {
      const loaded = await raceWithAbort(federation.loadRemote<PageModule>(`${name}/${page}`), signal);
      if (!loaded || !isComponent(loaded[page])) throw new Error(`${page} is not a component.`);
      return loaded;
    } catch (cause) {
      attempt.hasFailed = true;
      console.error(`${section.name} ${section.version}: ${page} could not be loaded.`, cause);
      dispatchSiteEvent('site:failure', { section: section.name, kind: 'load', error: cause });
      throw new SectionLoadError(section.label, cause);
    }
  };
}

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
