import { getInstance } from '@module-federation/runtime';
import { dispatchSiteEvent } from 'shared/contract/events';
import { federationName } from 'shared/contract/federationName';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import { attemptName } from './attemptName.ts';
import { entryScripts } from './entryScripts.ts';
import { fetchAhead } from './fetchAhead.ts';
import { SectionLoadError } from './SectionLoadError.ts';

/** Milliseconds until a page that does not come is given up; the entry's own script gives up earlier. */
const pageTimeout = 7000;

/** Loads pages of sections. Rejects with a `SectionLoadError`; a later call asks the network again. */
export type LoadPage = (section: SectionInBrowser, page: string) => Promise<PageModule>;

export function createFederation(): LoadPage {
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime did not start: the shell was built without it.');
  const entries = entryScripts();
  runtime.registerPlugins([entries.plugin]);
  const attempts = new Map<string, number>();
  const registered = new Set<string>();

  return async (section, page) => {
    const container = federationName(section.name);
    const attempt = attempts.get(container) ?? 0;
    const remote = attemptName(container, attempt);
    if (!registered.has(remote)) {
      registered.add(remote);
      // The runtime takes what stands under the container's name already, and that has failed.
      if (attempt > 0) Reflect.set(window, container, undefined);
      const entry = entries.allow(section, attempt);
      // The first is nearly always the document's own, which asks for its scripts itself.
      if (registered.size > 1) fetchAhead(section, page);
      runtime.registerRemotes([{ name: remote, entryGlobalName: container, entry }]);
    }
    try {
      const loaded = await withTimeout(runtime.loadRemote<PageModule>(`${remote}/${page}`), pageTimeout);
      if (!loaded || !isComponent(loaded[page])) throw new Error(`${page} is not a component.`);
      return loaded;
    } catch (cause) {
      console.error(`${section.name} ${section.version}: ${page} could not be loaded.`, cause);
      dispatchSiteEvent('site:failure', { section: section.name, kind: 'load', error: cause });
      // A container that is initialised asks for its chunks again; a second one could not, as its Trusted Types
      // policy exists. One that is not stays so, hanging or broken: the next attempt evaluates the entry anew.
      if (!runtime.moduleCache.get(remote)?.inited) attempts.set(container, attempt + 1);
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
