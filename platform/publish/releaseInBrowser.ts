import { createHash } from 'node:crypto';
import type { Release, ReleaseInBrowser, SectionInBrowser, SectionRelease } from 'shared/contract/release';

/** What a browser is told of a section; with `path`, of that one route alone. */
export const sectionInBrowser = (
  { name, label, version, base, entry, routes }: SectionRelease,
  path?: string,
): SectionInBrowser => ({
  name,
  label,
  version,
  base,
  entry,
  routes: routes
    .filter((route) => path === undefined || route.path === path)
    .map(({ path: routePath, page, head, scripts }) => ({ path: routePath, page, head, scripts })),
});

export interface ReleaseFile {
  url: string;
  integrity: string;
  content: string;
}

/** The immutable file from which a tab learns every route of its release. */
export function releaseFile({ number, sections }: Release): ReleaseFile {
  const release: ReleaseInBrowser = {
    number,
    sections: Object.values(sections).map((section) => sectionInBrowser(section)),
  };
  const content = JSON.stringify(release);
  return {
    url: `/_releases/${number}.json`,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    content,
  };
}
