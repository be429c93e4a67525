import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import { federationName } from 'shared/contract/section';
import { loadEntry } from './loadEntry.ts';
import { prefetchPage } from './prefetchPage.ts';
import { SectionLoadError } from './SectionLoadError.ts';

const pageTimeoutMs = 7000;

/** Loads pages of sections. Rejects with a `SectionLoadError`; a later call loads again. */
export type LoadPage = (section: SectionInBrowser, page: string) => Promise<PageModule>;

/** The container interface of Module Federation. */
interface Container {
  init(shareScope: object): unknown;
  get(page: string): Promise<() => PageModule>;
}

/** The attempts at a section's container. Once initialised it is kept, and loads its chunks again by itself. */
interface Attempts {
  failed: number;
  container?: Promise<Container>;
  isInitialised: boolean;
}

export function createFederation(): LoadPage {
  const sections = new Map<string, Attempts>();

  return async (section, page) => {
    const attempts = sections.get(section.name) ?? { failed: 0, isInitialised: false };
    // The first page is the document's own, which preloads its scripts itself.
    if (sections.size > 0 && !sections.has(section.name)) prefetchPage(section, page);
    sections.set(section.name, attempts);
    try {
      const loaded = await withTimeout(load(section, page, attempts), pageTimeoutMs);
      if (!isComponent(loaded[page])) throw new Error(`${page} is not a component.`);
      return loaded;
    } catch (cause) {
      console.error(`${section.name} ${section.version}: ${page} could not be loaded.`, cause);
      dispatchSiteEvent('site:failure', { section: section.name, kind: 'load', error: cause });
      if (!attempts.isInitialised && sections.get(section.name) === attempts) {
        sections.set(section.name, { failed: attempts.failed + 1, isInitialised: false });
      }
      throw new SectionLoadError(section.label, cause);
    }
  };
}

async function load(section: SectionInBrowser, page: string, attempts: Attempts) {
  attempts.container ??= open(section, attempts.failed);
  const container = await attempts.container;
  attempts.isInitialised = true;
  const createModule = await container.get(`./${page}`);
  return createModule();
}

async function open(section: SectionInBrowser, failedAttempts: number): Promise<Container> {
  const name = federationName(section.name);
  // What a failed attempt left under the container's name is broken.
  if (failedAttempts > 0) Reflect.set(window, name, undefined);
  if (!Reflect.get(window, name)) await loadEntry(section, failedAttempts);
  const container: Container | undefined = Reflect.get(window, name);
  if (!container) throw new Error(`The entry of ${section.name} made no container.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {});
  return container;
}

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
