import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { attemptAddress } from 'shared/contract/attemptAddress';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import { federationName } from 'shared/contract/section';
import { raceWithAbort } from '../raceWithAbort.ts';
import { prefetchPage } from './prefetchPage.ts';
import { SectionLoadError } from './SectionLoadError.ts';
import { type EntryAttempt, sectionEntries } from './sectionEntries.ts';

/**
 * Loads pages of sections. Rejects with a `SectionLoadError`, at the latest when the signal is aborted; a later call
 * loads again.
 */
export type LoadPage = (section: SectionInBrowser, page: string, signal: AbortSignal) => Promise<PageModule>;

export function createFederation(): LoadPage {
  const attempts = new Map<string, EntryAttempt>();
  registerPlugins([sectionEntries(attempts)]);

  return async (section, page, signal) => {
    const name = federationName(section.name);
    // The first page is the document's own, which preloads its scripts itself.
    if (attempts.size > 0 && !attempts.has(name)) prefetchPage(section, page);
    const attempt = register(section, attempts);
    try {
      const loaded = await raceWithAbort(loadRemote<PageModule>(`${name}/${page}`), signal);
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

/** The latest attempt at a section's entry, or a new one where that has failed for good. */
function register(
  { name, base, entry }: SectionInBrowser,
  attempts: Map<string, EntryAttempt>,
): EntryAttempt {
  const remote = federationName(name);
  const latest = attempts.get(remote);
  if (latest && (latest.isInitialised || !latest.hasFailed)) return latest;
  const number = latest ? latest.number + 1 : 0;
  const attempt = {
    number,
    address: attemptAddress(new URL(base + entry.file, location.origin).href, number),
    integrity: entry.integrity,
    hasFailed: false,
    isInitialised: false,
  };
  attempts.set(remote, attempt);
  registerRemotes([{ name: remote, entry: attempt.address, type: 'global' }], { force: number > 0 });
  return attempt;
}

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
