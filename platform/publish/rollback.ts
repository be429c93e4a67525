import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'shared/contract/release';
import { type Step, silently } from '../progress.ts';
import { placed, promote, type ReleaseContent } from './deploy.ts';
import { RefusedError } from './RefusedError.ts';
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
      const content = {
        reason,
        shell,
        site,
        sections: placed(site, back ? { ...sections, [back.name]: back } : sections),
      };
      assertStored(store, content);
      return content;
    },
    step,
  );

function assertStored(store: Store, { shell, sections }: ReleaseContent) {
  const purged = [{ name: 'shell', version: shell.version }, ...Object.values(sections)]
    .filter(({ name, version }) => !existsSync(store.path('node', name, version)))
    .map(
      ({ name, version }) =>
        `${name} ${version} is no longer in the store: it was purged. Check out its commit and deploy that: npm run deploy -- ${name}.`,
    );
  if (purged.length > 0) throw new RefusedError(purged);
}

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
