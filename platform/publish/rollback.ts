import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'shared/contract/release';
import { type Step, silently } from '../progress.ts';
import { checkComposer } from './checkRelease.ts';
import { notLive, placed, promote, type ReleaseContent } from './deploy.ts';
import type { SiteRepository } from './git.ts';
import { refuse } from './RefusedError.ts';
import { retiredPaths } from './retired.ts';
import { keptDays } from './store.ts';

/**
 * Makes live what was live before: of one section, or of the whole site. A new release that names the earlier
 * versions; nothing is built. Rolling back again goes one step further back; a section that was removed comes back.
 * Throws where nothing came before, and a `RefusedError` where the earlier version does not fit the live ones.
 */
export const rollback = (repository: SiteRepository, sectionName?: string, step: Step = silently) =>
  promote(repository, (releases) => contentBefore(releases, sectionName), step);

function contentBefore(releases: readonly Release[], sectionName: string | undefined): ReleaseContent {
  const live = releases.at(-1);
  if (!live) throw new Error('Nothing is live in this repository, so nothing can be rolled back.');
  refuse(checkComposer(live));
  if (sectionName !== undefined && !releases.some(({ sections }) => sections[sectionName])) {
    throw new Error(notLive(sectionName, live));
  }
  const earlier = before(releases, live, sectionName);
  if (!earlier) {
    throw new Error(
      `${sectionName ?? 'The site'} has no earlier version of the last ${keptDays} days to go back to. Check out an earlier commit and deploy that: npm run deploy -- ${sectionName ?? 'site'}`,
    );
  }
  const reason = `rollback of ${sectionName ?? 'the site'} to release ${earlier.number}`;
  const back = sectionName === undefined ? undefined : earlier.sections[sectionName];
  const { shell, site, sections: others } = back ? live : earlier;
  const sections = placed(site, back ? { ...others, [back.name]: back } : others);
  return { reason, shell, site, sections, retired: retiredPaths(sections, live) };
}

/** The release before the first one that had what is live now. */
function before(releases: readonly Release[], live: Release, sectionName: string | undefined) {
  const versionIn = ({ shell, sections, site }: Release) =>
    sectionName === undefined
      ? [shell.version, Object.values(sections).map(({ name, version }) => [name, version]), site]
      : sections[sectionName]?.version;
  if (versionIn(live) === undefined) return releases.findLast((each) => versionIn(each) !== undefined);
  const first = releases.findIndex((each) => isDeepStrictEqual(versionIn(each), versionIn(live)));
  const earlier = releases[first - 1];
  return earlier && versionIn(earlier) !== undefined ? earlier : undefined;
}
