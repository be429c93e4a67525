import { existsSync } from 'node:fs';
import type { Release, SectionRelease } from 'shared/contract/release';
import { readJson } from '../files.ts';
import { alteredVersions, idOf, versionOf } from './contentIds.ts';
import { checkOut, type SiteRepository, type SiteTree, withTree } from './git.ts';
import { readRelease } from './readRelease.ts';
import { releaseUrl } from './releaseInBrowser.ts';

/*
 * The files of a commit of the site:
 *
 * - `public/`: what hosts serve. Pages, `_headers` and `_redirects` for static hosts;
 *   `_sections/<name>/<version>/` of the shell and the sections, `_releases/<number>.<locale>.json` for open tabs, and
 *   `_social/<hash>.jpg` for link previews, of this release and of those that a tab may still have
 * - `pages.json`: paths and headers, for our own server and for one with nginx
 * - `releases/<number>.json`: the record of each release whose files are here
 * - `node/<name>/<version>/`: what the composer loads of a section
 */

export const recordOf = ({ number }: Pick<Release, 'number'>) => `releases/${number}.json`;

/** Names the records of a commit in its message, so that a later change of one shows. */
export const recordsLine = (files: ReadonlyMap<string, string>) =>
  `Records: ${idOf([...files].filter(([file]) => file.startsWith('releases/')))}`;

/**
 * Records of the tip, oldest first. The last one is live. Whoever may push wrote them: rejects where one is no release, or
 * a version is not what its name says.
 */
export async function releasesIn(tree: SiteTree): Promise<Release[]> {
  const altered = alteredVersions(tree.files);
  if (altered.length > 0) {
    throw new Error(
      `${altered.join(', ')} in the repository of releases is not what was published: its name is the hash of its files. git log on its branch tells who changed it. Revert that, or start afresh: empty the repository and deploy site.`,
    );
  }
  await checkOut(tree, ['releases']);
  return [...tree.files.keys()]
    .filter((file) => file.startsWith('releases/'))
    .map((file) => readRelease(readJson(tree.path(file)), file))
    .sort((a, b) => a.number - b.number);
}

/** The version of a section or of the shell in a release, or in what shall be one. */
export const versionIn = (
  release: Partial<Pick<Release, 'shell' | 'sections'>> | undefined,
  name: string,
): string | undefined => (name === 'shell' ? release?.shell : release?.sections?.[name])?.version;

export const readReleases = (repository: SiteRepository) => withTree(repository, releasesIn);

/** Days that a release stays whole after another one followed it: a tab may live that long. */
export const keptDays = 30;

/** Files that no tab and no page of the newest release need. Its pages are in the tree's folder. */
export function retiredFiles(tree: SiteTree, releases: readonly Release[]): string[] {
  const now = Date.parse(releases.at(-1)?.createdAt ?? '');
  const kept = releases.filter((_, index) => {
    const follower = releases[index + 1];
    return !follower || now - Date.parse(follower.createdAt) < keptDays * 24 * 60 * 60 * 1000;
  });
  const names = new Set(kept.flatMap(namesOf));
  return [...tree.files.keys()].filter((file) => {
    const { version } = versionOf(file);
    if (version) return !names.has(version);
    if (/^(releases|public\/_social|public\/_releases)\//.test(file)) return !names.has(file);
    return file.startsWith('public/') && !existsSync(tree.path(file));
  });
}

/** Versions and single files that a release needs. */
function namesOf(release: Release): string[] {
  const sections: readonly SectionRelease[] = Object.values(release.sections);
  return [
    recordOf(release),
    ...release.shell.locales.map((locale) => `public${releaseUrl(release.number, locale)}`),
    `shell/${release.shell.version}`,
    ...sections.flatMap((section) => [
      `${section.name}/${section.version}`,
      ...section.routes
        .flatMap(({ pages }) => Object.values(pages))
        .map(({ head }) => `public${head.socialImage}`),
    ]),
  ];
}
