import { kilobytes } from 'shared/build/ownerBudget';
import type { Release } from 'shared/contract/release';
import { pageBytes } from '../publish/checkRelease.ts';
import { readReleases, versionIn } from '../publish/store.ts';
import { verifySite } from '../publish/verifySite.ts';
import { describeHost, isPublic } from './publicHost.ts';
import { siteRepository } from './siteRepository.ts';

/**
 * `npm run releases`: what is live, since when, and what came before. `--verify` reads every file of the repository
 * and fails where one is damaged.
 */
export async function run(parameters: readonly string[]) {
  const unknown = parameters.find((each) => each !== '--verify');
  if (unknown) throw new Error(`releases has no option ${unknown}. Its only option is --verify.`);
  const repository = await siteRepository();
  if (parameters.includes('--verify')) {
    await verifySite(repository);
    console.log('  Every file of the branch is as deploys wrote it.\n');
  }
  const releases = await readReleases(repository);
  if (releases.length === 0) {
    console.log('No release yet. `npm start` makes the first one.');
    return;
  }
  const live = releases.at(-1);
  const host = live && isPublic(live.site.host) ? await describeHost(live.site.host, live.number) : undefined;
  releases.toReversed().forEach((release, index, newestFirst) => {
    const marker = index === 0 ? '●' : ' ';
    console.log(
      `${marker} ${String(release.number).padStart(4)}  ${release.createdAt.slice(0, 19).replace('T', ' ')}  ${release.reason}`,
    );
    if (index === 0 && host) console.log(`         ${host}`);
    const { source } = release;
    if (source) {
      const uncommitted = source.dirty ? ', with changes that no commit has' : '';
      console.log(`         from ${source.commit.slice(0, 12)} by ${source.author}${uncommitted}`);
    }
    if (release.unchecked)
      console.log('         unchecked: no type check, and no browser opened its pages, before it went live');
    for (const line of changes(release, newestFirst[index + 1])) console.log(`         ${line}`);
    if (index === 0) for (const line of untranslated(release)) console.log(`         ${line}`);
  });
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

/** Pages of the live release that are not written in a locale, by their section. */
const untranslated = ({ sections, shell }: Release): string[] =>
  Object.values(sections).flatMap(({ name, routes }) =>
    shell.locales.flatMap((locale) => {
      const paths = routes.filter(({ pages }) => !pages[locale]).map(({ path }) => path);
      return paths.length > 0 ? [`${name.padEnd(12)} not in ${locale}: ${paths.join(' ')}`] : [];
    }),
  );
