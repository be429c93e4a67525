import { getInstance } from '@module-federation/runtime';
import { dispatchSiteEvent } from 'shared/contract/events';
import { federationName } from 'shared/contract/federationName';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import { entryScripts } from './entryScripts.ts';
import { SectionLoadError } from './SectionLoadError.ts';

/** Milliseconds until a page that does not come is given up; the entry's own script gives up earlier. */
const pageTimeout = 7500;

/** Loads pages of sections. Rejects with a `SectionLoadError`; a later call asks the network again. */
export type LoadPage = (section: SectionInBrowser, page: string) => Promise<PageModule>;

export function createFederation(): LoadPage {
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime did not start: the shell was built without it.');
  const entries = entryScripts();
  runtime.registerPlugins([entries.plugin]);
  const failures = new Map<string, number>();
  const registered = new Set<string>();

  return async (section, page) => {
    const name = federationName(section.name);
    const failed = failures.get(name) ?? 0;
    if (!registered.has(`${name}#${failed}`)) {
      registered.add(`${name}#${failed}`);
      // A container that hung or came in a wrong shape stays poisoned under its address; a new one asks afresh.
      const entry = entries.allow(section, failed);
      runtime.registerRemotes([{ name, entry }], { force: failed > 0 });
    }
    try {
      const loaded = await withTimeout(runtime.loadRemote<PageModule>(`${name}/${page}`), pageTimeout);
      if (!loaded || !isComponent(loaded[page])) throw new Error(`${page} is not a component.`);
      return loaded;
    } catch (cause) {
      console.error(`${section.name} ${section.version}: ${page} could not be loaded.`, cause);
      dispatchSiteEvent('site:failure', { section: section.name, kind: 'load', error: cause });
      failures.set(name, failed + 1);
      throw new SectionLoadError(section.label, cause);
    }
  };
}

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
