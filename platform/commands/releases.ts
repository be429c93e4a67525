import { kilobytes } from 'shared/build/ownerBudget';
import type { Release } from 'shared/contract/release';
import { pageBytes } from '../publish/checkRelease.ts';
import { keptDays, openStore, purge, readRelease, releaseNumbers, type Store } from '../publish/store.ts';
import { settings } from './settings.ts';

/** `npm run releases [-- --purge]`: what is live, since when, and what came before; what is too old goes. */
export async function run(parameters: readonly string[]) {
  const unknown = parameters.find((each) => each !== '--purge');
  if (unknown) throw new Error(`releases has no option ${unknown}. Its only option is --purge.`);
  const store = openStore(settings.store);
  if (parameters.includes('--purge')) purgeAndTell(store);
  const releases = releaseNumbers(store).map((number) => readRelease(store, number));
  if (releases.length === 0) {
    console.log('No release yet. `npm start` makes the first one.');
    return;
  }
  releases.toReversed().forEach((release, index, newestFirst) => {
    const marker = index === 0 ? '●' : ' ';
    console.log(
      `${marker} ${String(release.number).padStart(4)}  ${release.createdAt.slice(0, 19).replace('T', ' ')}  ${release.reason}`,
    );
    for (const line of changes(release, newestFirst[index + 1])) console.log(`         ${line}`);
  });
}

function purgeAndTell(store: Store) {
  const removed = purge(store);
  for (const path of removed) console.log(`  removed ${path}`);
  console.log(`  ${removed.length} removed. Kept is what was live in the last ${keptDays} days.\n`);
}

/** Versions that a release changed, each with the largest page's JavaScript. */
function changes(release: Release, earlier: Release | undefined): string[] {
  const bytes = pageBytes(release);
  const parts = [{ name: 'shell', version: release.shell.version }, ...Object.values(release.sections)];
  return parts
    .filter(({ name, version }) => version !== versionIn(earlier, name))
    .map(({ name, version }) => {
      const largest = Math.max(
        ...bytes.filter(({ section }) => name === 'shell' || section === name).map((page) => page.bytes),
      );
      return `${name.padEnd(12)} ${version}  was ${versionIn(earlier, name) ?? 'not there'}; pages up to ${kilobytes(largest)} kB of JavaScript`;
    });
}

const versionIn = (release: Release | undefined, name: string) =>
  name === 'shell' ? release?.shell.version : release?.sections[name]?.version;
