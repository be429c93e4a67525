import { readFileSync, statSync } from 'node:fs';
import { filesBelow } from '../../files.ts';
import type { SiteTree } from '../git.ts';

const exceeds = (found: number, limit: number, what: string, remedy: string) =>
  found > limit
    ? [`The release has ${found} ${what}; Cloudflare Pages takes ${limit} at most. ${remedy}`]
    : [];

const hasPlaceholder = (redirect: string) => /[:*]/.test(redirect.split(' ')[0] ?? '');

/**
 * What Cloudflare Pages would drop or refuse of the release in the tree's folder, each with what to do. Its free plan
 * takes the least of all hosts, so a release within it may move to any. `removed` are files of the tip that the
 * release has no more.
 */
export function checkHostLimits(
  tree: Pick<SiteTree, 'files' | 'path'>,
  removed: readonly string[],
): string[] {
  const [headers = [], redirects = []] = ['_headers', '_redirects'].map((file) =>
    readFileSync(tree.path('public', file), 'utf8').split('\n').filter(Boolean),
  );
  const written = filesBelow(tree.path('public')).map((file) => `public/${file}`);
  const files = new Set([...tree.files.keys(), ...written].filter((file) => file.startsWith('public/')));
  for (const file of removed) files.delete(file);
  const rules = headers.filter((line) => !line.startsWith(' '));
  const patterns = redirects.filter(hasPlaceholder);
  const fewerPages = 'Join pages, or files at the root: each has a rule.';
  const fewerRedirects = 'Remove the oldest ones.';
  const fewerDeploys = 'Versions leave 30 days after another one followed: deploy less often.';
  return [
    ...exceeds(rules.length, 100, 'rules in _headers', fewerPages),
    ...exceeds(redirects.length - patterns.length, 2_000, 'redirects', fewerRedirects),
    ...exceeds(patterns.length, 100, 'redirects with a placeholder', fewerRedirects),
    ...exceeds(files.size, 20_000, 'files', fewerDeploys),
    ...headers.flatMap((line) =>
      exceeds(
        line.length,
        2_000,
        `characters in a line of _headers, ${line.slice(0, 40)}`,
        'Name fewer origins.',
      ),
    ),
    ...redirects.flatMap((line) =>
      exceeds(
        line.length,
        1_000,
        `characters in a line of _redirects, ${line.slice(0, 40)}`,
        'Shorten the path.',
      ),
    ),
    ...written.flatMap((file) =>
      exceeds(statSync(tree.path(file)).size, 25 * 1024 * 1024, `bytes in ${file}`, 'Make it smaller.'),
    ),
  ];
}
