import { existsSync } from 'node:fs';
import type { Release } from 'shared/contract/release';
import { assertFits, placed } from './deploy.ts';
import { type Phase, silently } from './progress.ts';
import { promote } from './promote.ts';
import { RefusedError } from './RefusedError.ts';
import { withSocialImages } from './socialImages.ts';
import { liveNumber, readRelease, releaseNumbers, type Store } from './store.ts';
import { withLock } from './withLock.ts';

/**
 * Makes live what was live before: of one section, or of the whole site. A new release that names the earlier
 * versions; nothing is built. Rolling back again goes one step further back. Throws where nothing came before, where
 * the earlier files have been purged, and a `RefusedError` where the earlier version does not fit the live shell.
 */
export const rollback = (store: Store, sectionName?: string, phase: Phase = silently): Promise<Release> =>
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
    const content = {
      reason,
      shell,
      site,
      sections: placed(site, back ? { ...sections, [back.name]: back } : sections),
    };
    const complete = await phase('Check', () => {
      assertStored(store, content);
      assertFits(content, live);
      return withSocialImages(store, content, [live, earlier]);
    });
    return promote(store, complete, phase);
  });

function assertStored(store: Store, { shell, sections }: Pick<Release, 'shell' | 'sections'>) {
  const purged = [{ name: 'shell', version: shell.version }, ...Object.values(sections)]
    .filter(({ name, version }) => !existsSync(store.path('node', name, version)))
    .map(
      ({ name, version }) =>
        `${name} ${version} is no longer in the store: it was purged. Check out its commit and deploy that: npm run deploy -- ${name}.`,
    );
  if (purged.length > 0) throw new RefusedError(purged);
}

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
