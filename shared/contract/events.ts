import type { PageHead } from './page.ts';

/** A short message to the visitor, shown by the shell. */
export interface Toast {
  message: string;
}

export interface MenuOpened {
  /** Its name, unlike those of the other menus that can be open with it. */
  menu: string;
}

export interface PageView {
  /** Path of the page, without query and hash. */
  path: string;
}

export interface Failure {
  /** Whose page it is: a section, or `shell` where no page was found. */
  section: string;
  /** `load`: the page did not come; `render`: it threw. */
  kind: 'load' | 'render';
  error: unknown;
}

/**
 * The events by which sections and shell talk. All are dispatched on `document` and bubble to `window`.
 * - `site:toast`, from a section: show a message.
 * - `site:head`, from a section: the head of the page at `detail.path`, once its data is known.
 * - `site:menu-open`, from whoever opens a menu: every other one closes.
 * - `site:page-view`, from the shell: once per load and client navigation.
 * - `site:failure`, from the shell: a page that could not be loaded or has thrown.
 */
export interface SiteEvents {
  'site:toast': Toast;
  'site:head': PageHead;
  'site:menu-open': MenuOpened;
  'site:page-view': PageView;
  'site:failure': Failure;
}

export function dispatchSiteEvent<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]) {
  document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/** Listens until the returned function is called. */
export function onSiteEvent<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
) {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(name, handle);
  return () => document.removeEventListener(name, handle);
}
