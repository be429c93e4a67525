import { matchesPath } from 'shared/contract/pathPattern';
import { type ComposedPath, notFoundPath } from '../publish/composeRelease.ts';

/** The page at a path; a trailing slash is the same page, and everything unknown the 404 page. */
export function findPath<Page extends Pick<ComposedPath, 'path'>>(
  paths: readonly Page[],
  path: string,
): Page {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  const notFound = paths.find((each) => each.path === notFoundPath);
  if (!notFound) throw new Error('The live release was composed without a 404 page.');
  const pages = paths.filter((each) => each !== notFound);
  return (
    pages.find((each) => each.path === wanted) ??
    pages.find((each) => each.path.includes('/:') && matchesPath(each.path, wanted)) ??
    notFound
  );
}
