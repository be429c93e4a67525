import { everyHeader, type Headers } from '../headers.ts';
import type { HostedPath } from './hostedPaths.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, so a header that is the same
 * everywhere is set once for all paths, and the rest for each path alone. No rule can name the paths that get the 404
 * page: it carries its policy in a `<meta>`.
 */
export function headersFile(paths: readonly HostedPath[]): string {
  const rules = paths
    .filter(({ path }) => path !== '*')
    .map(({ path, headers }) => rule(path, headers, (name) => !(name in everyHeader)));
  return [rule('/*', everyHeader, () => true), ...rules].join('\n');
}

function rule(path: string, headers: Headers, belongs: (name: string) => boolean): string {
  const lines = Object.entries(headers)
    .filter(([name]) => belongs(name))
    .map(([name, value]) => `  ${name}: ${value}`);
  return `${path}\n${lines.join('\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: pages with parameters are one file each. Both serve `about.html` at
 * `/about` and `/about/`, and `404.html` where there is no file, by themselves.
 */
export const redirectsFile = (paths: readonly HostedPath[]): string =>
  paths
    .filter(({ path, file }) => path.includes('/:') && file)
    .map(({ path, file }) => `${path} /${file?.replace(/\.html$/, '')} 200\n`)
    .join('');
