import { pathPattern } from 'shared/contract/pathPattern';
import type { Headers } from '../headers.ts';
import { withParameters } from '../retired.ts';
import { type HostedPath, mimeTypes } from './hostedPaths.ts';

/** `text/html` is always compressed. */
const textTypes =
  'text/plain text/javascript text/css application/json application/xml application/manifest+json image/svg+xml';

/** What belongs into nginx's `server` block, beside its `listen`, `server_name`, certificates and `root`. */
export function nginxConfig(paths: readonly HostedPath[]): string {
  return [
    '# For a server block whose root is the folder `public` of the release. The hook post-receive includes it.',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${textTypes};`,
    'merge_slashes off;',
    'server_tokens off;',
    'absolute_redirect off;',
    'error_page 400 404 =404 /404.html;',
    '',
    ...paths.map((hosted) => (hosted.status === 404 ? notFound(hosted) : location(hosted))),
  ].join('\n');
}

/** Of the paths that no other location has: nginx takes the longest. */
const notFound = (hosted: HostedPath) =>
  [
    block(`location = /${hosted.file}`, ['internal;', ...served(hosted)]),
    block(`location ${hosted.path.replace(/^\/?/, '/').slice(0, -1)}`, [
      `error_page 404 =404 /${hosted.file};`,
      'return 404;',
    ]),
  ].join('\n');

function location(hosted: HostedPath): string {
  const { path, file, status, to, headers } = hosted;
  if (!file) {
    return block(`location ^~ ${path.slice(0, -1)}`, [
      ...headerLines(headers),
      `types { ${Object.entries(mimeTypes)
        .map(([ending, type]) => `${type} ${ending.slice(1)};`)
        .join(' ')} }`,
      'try_files $uri =404;',
    ]);
  }
  if (status === 410) return block(`location ${pattern(path)}`, [`error_page 410 /${file};`, 'return 410;']);
  if (to) {
    const target = `${withParameters(path, to, ['$1', '$2', '$3', '$4', '$5'])}$is_args$args`;
    return block(`location ${plainPattern(path)}`, [
      ...headerLines(headers),
      `return 301 ${quoted(target)};`,
    ]);
  }
  return block(`location ${pattern(path)}`, [...served(hosted), `try_files /${file} =404;`]);
}

/** nginx decodes what it captures: any other character could end the header. */
const plainPattern = (path: string) => pattern(path).replaceAll('([^/]+)', '([\\w.~-]+)');

/** A trailing slash is the same page. */
const pattern = (path: string) =>
  path === '/' || path.includes('.') ? `= ${path}` : `~ ${pathPattern(path).replace(/\$$/, '/?$')}`;

const served = ({ type, headers }: HostedPath) => [
  ...headerLines(headers),
  'types { }',
  // `charset` adds it, and a type with it would not be one of those that are compressed.
  `default_type ${quoted((type ?? 'application/octet-stream').replace('; charset=utf-8', ''))};`,
];

const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const block = (title: string, lines: readonly string[]) =>
  `${title} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
