import type { Headers } from '../headers.ts';
import type { HostedPath } from './hostedPaths.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, so a header that is the same
 * everywhere is set once for all paths, and the rest for each path alone. No rule can name the paths that get the 404
 * page: it carries its policy in a `<meta>`.
 */
export function headersFile(paths: readonly HostedPath[]): string {
  const [first, ...others] = paths.map(({ headers }) => Object.entries(headers));
  const common = (first ?? []).filter(([name, value]) =>
    others.every((headers) => headers.some(([other, same]) => other === name && same === value)),
  );
  const names = new Set(common.map(([name]) => name));
  const own = (headers: Headers) => Object.entries(headers).filter(([name]) => !names.has(name));
  const rules = paths.filter(({ path }) => path !== '*').map(({ path, headers }) => rule(path, own(headers)));
  return [rule('/*', common), ...rules].join('\n');
}

const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/**
 * `_redirects` of Netlify and Cloudflare Pages: pages with parameters are one file each. Both serve `about.html` at
 * `/about` and `/about/`, and `404.html` where there is no file, by themselves. Only Cloudflare tells `/about/` and
 * `/about` apart in a rule, and leads from the one to the other.
 */
export const redirectsFile = (paths: readonly HostedPath[]): string =>
  paths
    .filter(({ path, file }) => path.includes('/:') && file)
    .map(({ path, file }) => `${path} /${file?.replace(/\.html$/, '')} 200\n${path}/ ${path} 308\n`)
    .join('');
