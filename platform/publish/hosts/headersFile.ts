import { everyHeader, type Headers } from '../headers.ts';
import type { HostedPath } from './hostedFiles.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join a header that two rules set, so what is the same everywhere
 * stands once under every path, and the rest under each path alone. The 404 page answers paths that no rule can name:
 * it carries its policy in a `<meta>`.
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
