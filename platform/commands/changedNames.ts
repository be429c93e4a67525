import type { Release } from 'shared/contract/release';
import { changedFiles } from '../publish/source.ts';
import { versionIn } from '../publish/store.ts';
import { root } from './settings.ts';

/** Stands for the configuration among the names of what changed. */
export const configuration = 'site.config.json';

/**
 * Which of these workspaces, and of the `configuration`, have files that changed since what is live of them went live.
 * What was rolled back since then stays so until its files change again. Throws where the checkout does not know the
 * commit that something came from.
 */
export async function changedNames(
  releases: readonly Release[],
  workspaces: readonly string[],
  filesSince: typeof changedFiles = changedFiles,
): Promise<string[]> {
  const changed: string[] = [];
  for (const name of [...workspaces, configuration]) {
    const commit = origin(releases, name);
    const files = commit ? await filesSince(commit, root) : [name];
    if (!files) {
      throw new Error(
        `What is live of ${name} came from commit ${commit}, which this checkout does not know. Get it (git pull, or git fetch --unshallow where the clone is shallow), or name what to deploy.`,
      );
    }
    if (files.some((file) => file === name || (name !== configuration && mayChange(name, file)))) {
      changed.push(name);
    }
  }
  return changed;
}

/** A file of the workspace, one of the root, or one that all share. The builds tell whether it does. */
const mayChange = (name: string, file: string) =>
  file.startsWith(`${name}/`) || file.startsWith('shared/') || !file.includes('/');

/** The commit that the live version of something last went live from; undefined where it had uncommitted changes. */
function origin(releases: readonly Release[], name: string) {
  const contentIn = (release: Release) =>
    name === configuration ? JSON.stringify(release.site) : versionIn(release, name);
  const contents = releases.map(contentIn);
  const live = contents.at(-1);
  if (live === undefined) return undefined;
  const first = contents.findLastIndex((content) => content !== live) + 1;
  const source = releases[first]?.source;
  const isRollback = contents.indexOf(live) < first;
  return source?.dirty && !isRollback ? undefined : source?.commit;
}
