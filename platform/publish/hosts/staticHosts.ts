import type { Headers } from '../headers.ts';
import type { HostedPath } from './hostedPaths.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, so a header that is the same
 * everywhere is set once for all paths, and the rest for each path alone. No rule can name the paths that get a 404
 * page: it carries its policy in a `<meta>`.
 */
export function headersFile(paths: readonly HostedPath[]): string {
  const [first, ...others] = paths.map(({ headers }) => Object.entries(headers));
  const common = (first ?? []).filter(([name, value]) =>
    others.every((headers) => headers.some(([other, same]) => other === name && same === value)),
  );
  const names = new Set(common.map(([name]) => name));
  const own = (headers: Headers) => Object.entries(headers).filter(([name]) => !names.has(name));
  const pages = paths.filter((path) => !('status' in path) || path.status === 200);
  const rules = pages.map(({ path, headers }) => rule(path, own(headers)));
  return [rule('/*', common), ...rules].join('\n');
}

const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/**
 * `_redirects` of Netlify and Cloudflare Pages: redirects, and pages with parameters, which are one file each. Both serve
 * `about.html` at `/about` and `/about/`, and `404.html` where there is no file, by themselves. Only Cloudflare tells
 * `/about/` and `/about` apart in a rule. Neither knows 410. Cloudflare takes the `404.html` of a folder by itself. Netlify
 * answers with the one of the site: its engine gives the pages that a rule for `/bn/*` covers the headers of that rule's
 * target, so that they would come without their policy.
 */
export const redirectsFile = (paths: readonly HostedPath[]): string => {
  const composed = paths.filter((path) => 'status' in path);
  return [
    ...composed.flatMap(({ path, to }) => (to ? [`${path} ${to} 301`, `${path}/ ${to} 301`] : [])),
    ...composed
      .filter(({ path, status }) => path.includes('/:') && status === 200)
      .flatMap(({ path, file }) => [`${path} /${file.replace(/\.html$/, '')} 200`, `${path}/ ${path} 308`]),
  ]
    .map((line) => `${line}\n`)
    .join('');
};
