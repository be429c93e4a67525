import type { HostedPath } from './hostedFiles.ts';

/**
 * `_redirects` of Netlify and Cloudflare Pages: pages with parameters are one file each. Both answer `/about` and
 * `/about/` with `about.html`, and what is unknown with `404.html`, by themselves.
 */
export const redirectsFile = (paths: readonly HostedPath[]): string =>
  paths
    .filter(({ path, file }) => path.includes('/:') && file)
    .map(({ path, file }) => `${path} /${file?.replace(/\.html$/, '')} 200\n`)
    .join('');
