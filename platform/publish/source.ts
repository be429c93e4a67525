import { join } from 'node:path';
import type { Release } from 'shared/contract/release';
import { git } from './git.ts';

/** The checkout that releases are composed from. */
const project = join(import.meta.dirname, '../..');
const composer = 'platform/publish';

/** The commit of the sources in a folder; undefined where that is no checkout. */
export async function sourceOf(folder = project): Promise<Release['source']> {
  const inFolder = (...parameters: string[]) => git(['-C', folder, ...parameters]);
  const found = [inFolder('log', '-1', '--format=%H%n%an'), inFolder('status', '--porcelain')];
  const [log = '', changes] = await Promise.all(found).catch(() => []);
  const [commit, author] = log.split('\n');
  return commit && author ? { commit, author, ...(changes ? { dirty: true } : {}) } : undefined;
}

/**
 * Why this checkout should not compose on the live release: its history never had the code that composed that one.
 * Undefined where it had, so that the code here is the same or newer.
 */
export async function composerIsOlder(live: Release, folder = project): Promise<string | undefined> {
  if (!live.source) return undefined;
  const { commit, author } = live.source;
  const release = `release ${live.number}, which is live and came from commit ${commit.slice(0, 12)} by ${author}`;
  const remedy = 'Or take its pages back to the older code: --older-composer, which the release will say.';
  const inFolder = (parameters: readonly string[], input?: string) =>
    git(['-C', folder, ...parameters], { input });
  const had = await inFolder(['rev-list', '--full-history', 'HEAD', '--', composer]).catch(() => '');
  // Squashed and rebased commits have other names, and the same trees.
  const wanted = [commit, ...had.split('\n')].map((each) => `${each}:${composer}\n`).join('');
  const found = await inFolder(['cat-file', '--batch-check=%(objectname)'], wanted).catch(() => '');
  const [theirs = '', ...ours] = found.split('\n');
  if (!/^\w+$/.test(theirs)) {
    return `This checkout does not know the code of ${release}. Get it: git pull, or git fetch --unshallow where the clone is shallow. ${remedy}`;
  }
  if (ours.includes(theirs)) return undefined;
  return `This checkout composes pages with older code than ${release}. Get that: git pull, or merge it into this branch. ${remedy}`;
}

/**
 * Files that changed since this history had that commit, committed or not. Undefined where the checkout does not know
 * the commit.
 */
export async function changedFiles(commit: string, folder = project): Promise<string[] | undefined> {
  const inFolder = (...parameters: string[]) => git(['-C', folder, ...parameters]);
  try {
    const lists = await Promise.all([
      inFolder('diff', '--name-only', '--no-renames', '--merge-base', commit),
      inFolder('ls-files', '--others', '--exclude-standard'),
    ]);
    return lists.flatMap((list) => list.split('\n').filter(Boolean));
  } catch {
    return undefined;
  }
}
