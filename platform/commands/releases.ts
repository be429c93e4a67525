import { kilobytes } from 'shared/build/ownerBudget';
import type { Release } from 'shared/contract/release';
import { pageBytes } from '../publish/checkRelease.ts';
import { damagedFiles } from '../publish/integrity.ts';
import {
  keptDays,
  liveRelease,
  openStore,
  purge,
  readRelease,
  releaseNumbers,
  type Store,
} from '../publish/store.ts';
import { settings } from './settings.ts';

const options = ['--purge', '--verify'];

/**
 * `npm run releases`: what is live, since when, and what came before. `--purge` removes what is too old; `--verify` reads
 * every file of the live release and fails where one is damaged.
 */
export async function run(parameters: readonly string[]) {
  const unknown = parameters.find((each) => !options.includes(each));
  if (unknown)
    throw new Error(`releases has no option ${unknown}. Its options are ${options.join(' and ')}.`);
  const store = openStore(settings.store);
  if (parameters.includes('--purge')) purgeAndTell(store);
  if (parameters.includes('--verify')) verifyAndTell(store);
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

function verifyAndTell(store: Store) {
  const live = liveRelease(store);
  const damaged = live ? damagedFiles(store, live) : [];
  if (damaged.length > 0) {
    throw new Error(
      [
        'These files of the live release are damaged or missing:',
        ...damaged.map((path) => `- ${store.path(path)}`),
        'Deploy the same commit again (npm run deploy -- site), or roll back.',
      ].join('\n'),
    );
  }
  console.log('  Every file of the live release is as it was written.\n');
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
