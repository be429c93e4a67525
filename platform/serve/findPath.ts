import { matchesPath } from 'shared/contract/pathPattern';
import type { ComposedPath } from '../publish/hosts/hostedPaths.ts';

/** The page at a path; a trailing slash is the same page, and everything unknown the 404 page of its locale. */
export function findPath<Page extends Pick<ComposedPath, 'path' | 'status'>>(
  paths: readonly Page[],
  path: string,
): Page {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  const pages = paths.filter(({ status }) => status !== 404);
  const found =
    pages.find((each) => each.path === wanted) ??
    pages.find((each) => each.path.includes('/:') && matchesPath(each.path, wanted)) ??
    paths
      .filter(({ status }) => status === 404)
      .toSorted((one, other) => other.path.length - one.path.length)
      .find((each) => wanted.startsWith(each.path.slice(0, -1)));
  if (!found) throw new Error('The live release was composed without a 404 page.');
  return found;
}
