import type { Release } from 'shared/contract/release';
import { promote } from './promote.ts';
import { liveNumber, readRelease, releaseNumbers, type Store } from './store.ts';
import { withLock } from './withLock.ts';

/**
 * Makes live what was live before: of one section, or of the whole site. A new release that names the earlier
 * versions; nothing is built. Rolling back again goes one step further back. Throws where nothing came before.
 */
export const rollback = (store: Store, sectionName?: string): Promise<Release> =>
  withLock(store, async () => {
    const history = historyUpToLive(store);
    const live = history.at(-1);
    if (!live) throw new Error('Nothing is live in this store, so nothing can be rolled back.');
    if (sectionName !== undefined && !live.sections[sectionName]) {
      throw new Error(`${sectionName} is not live. Live are ${Object.keys(live.sections).join(', ')}.`);
    }
    const earlier = before(history, versionOf(sectionName));
    if (!earlier) throw new Error(`${sectionName ?? 'The site'} has no earlier version to go back to.`);

    const back = sectionName === undefined ? undefined : earlier.sections[sectionName];
    const reason = `rollback of ${sectionName ?? 'the site'} to release ${earlier.number}`;
    const { shell, site, sections } = sectionName === undefined ? earlier : live;
    return promote(store, {
      reason,
      shell,
      site,
      sections: back ? { ...sections, [back.name]: back } : sections,
    });
  });

const historyUpToLive = (store: Store) => {
  const live = liveNumber(store) ?? 0;
  return releaseNumbers(store)
    .filter((number) => number <= live)
    .map((number) => readRelease(store, number));
};

type VersionOf = (release: Release) => string | undefined;

const versionOf = (sectionName: string | undefined): VersionOf =>
  sectionName === undefined
    ? ({ shell, sections, site }) =>
        JSON.stringify([
          shell.version,
          Object.values(sections).map(({ name, version }) => [name, version]),
          site,
        ])
    : ({ sections }) => sections[sectionName]?.version;

/** The release before the first one that had what is live now. */
function before(history: readonly Release[], version: VersionOf): Release | undefined {
  const live = history.at(-1);
  if (!live) return undefined;
  const first = history.findIndex((release) => version(release) === version(live));
  const earlier = history[first - 1];
  return earlier && version(earlier) !== undefined ? earlier : undefined;
}
