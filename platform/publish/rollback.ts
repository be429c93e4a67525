import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'shared/contract/release';
import { type Step, silently } from '../progress.ts';
import { placed, promote } from './deploy.ts';
import { readRelease, releaseNumbers, type Store } from './store.ts';

/**
 * Makes live what was live before: of one section, or of the whole site. A new release that names the earlier
 * versions; nothing is built. Rolling back again goes one step further back. Throws where nothing came before, where
 * the earlier files have been purged, and a `RefusedError` where the earlier version does not fit the live shell.
 */
export const rollback = (store: Store, sectionName?: string, step: Step = silently): Promise<Release> =>
  promote(
    store,
    (live) => {
      if (!live) throw new Error('Nothing is live in this store, so nothing can be rolled back.');
      if (sectionName !== undefined && !live.sections[sectionName]) {
        throw new Error(`${sectionName} is not live. Live are ${Object.keys(live.sections).join(', ')}.`);
      }
      const earlier = before(store, live, sectionName);
      if (!earlier) throw new Error(`${sectionName ?? 'The site'} has no earlier version to go back to.`);

      const reason = `rollback of ${sectionName ?? 'the site'} to release ${earlier.number}`;
      const back = sectionName === undefined ? undefined : earlier.sections[sectionName];
      const { shell, site, sections } = back ? live : earlier;
      return {
        reason,
        shell,
        site,
        sections: placed(site, back ? { ...sections, [back.name]: back } : sections),
      };
    },
    step,
  );

/** The release before the first one that had what is live now. */
function before(store: Store, live: Release, sectionName: string | undefined): Release | undefined {
  const versionIn = ({ shell, sections, site }: Release) =>
    sectionName === undefined
      ? [shell.version, Object.values(sections).map(({ name, version }) => [name, version]), site]
      : sections[sectionName]?.version;
  const history = releaseNumbers(store)
    .filter((number) => number < live.number)
    .map((number) => readRelease(store, number));
  const first = [...history, live].findIndex((each) => isDeepStrictEqual(versionIn(each), versionIn(live)));
  const earlier = history[first - 1];
  return earlier && versionIn(earlier) !== undefined ? earlier : undefined;
}
