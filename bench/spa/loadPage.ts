import type { SectionInBrowser } from 'shared/contract/release';
import { pages } from 'spa-pages';

/** What federation does, done by the bundler: a page is a chunk of the same build. */
export function loadPage(section: SectionInBrowser, page: string) {
  const load = pages[`${section.name}/${page}`];
  if (!load) throw new Error(`The bundle has no page ${section.name}/${page}.`);
  return load();
}
