import { join } from 'node:path';
import type { Release } from 'shared/contract/release';
import { git } from './git.ts';

/** The checkout that releases are composed from. */
const project = join(import.meta.dirname, '../..');

/** The commit of the sources in a folder; undefined where that is no checkout. */
export async function sourceOf(folder = project): Promise<Release['source']> {
  const inFolder = (...parameters: string[]) => git(['-C', folder, ...parameters]);
  const found = [inFolder('log', '-1', '--format=%H%n%an'), inFolder('status', '--porcelain')];
  const [log = '', changes] = await Promise.all(found).catch(() => []);
  const [commit, author] = log.split('\n');
  return commit && author ? { commit, author, ...(changes ? { dirty: true } : {}) } : undefined;
}

/**
 * Files that changed since this history had that commit, committed or not. Undefined where the checkout does not know
 * the commit.
 */
export async function changedFiles(commit: string, folder = project): Promise<string[] | undefined> {
  const inFolder = (...parameters: string[]) => git(['-C', folder, ...parameters]);
  try {
    const lists = await Promise.all([
      inFolder('diff', '--name-only', '--no-renames', '--merge-base', '--end-of-options', commit),
      inFolder('ls-files', '--others', '--exclude-standard'),
    ]);
    return lists.flatMap((list) => list.split('\n').filter(Boolean));
  } catch {
    return undefined;
  }
}
