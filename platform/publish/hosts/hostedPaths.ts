import type { ComposedPath } from '../composeRelease.ts';
import { type Headers, immutableHeaders, previewHeaders } from '../headers.ts';

/** Types of hashed files, by the ending of their names. */
export const mimeTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** What a host of files must know of a path beside where its file lies. */
export interface HostedPath {
  /** Path with `:parameters`; `/folder/*` is a folder; of a 404 page, the paths that have no other. */
  path: string;
  /** File below the site's root; absent for a folder. */
  file?: string;
  type?: string;
  status?: ComposedPath['status'];
  /** Where a redirect leads, with the parameters of its path. */
  to?: string;
  headers: Headers;
}

/** Everything that a host of files serves, in one list: pages, root files, folders of hashed files. */
export function hostedPaths(composed: readonly ComposedPath[], isPreview = false): HostedPath[] {
  const paths: HostedPath[] = [
    // Hosts take the first pattern that matches.
    ...composed.toSorted((one, other) => generality(one) - generality(other)),
    ...['/_sections/*', '/_releases/*', '/_social/*'].map((path) => ({ path, headers: immutableHeaders })),
  ];
  const added = isPreview ? previewHeaders : {};
  return paths.map((path) => ({ ...path, headers: { ...path.headers, ...added } }));
}

const generality = ({ path, status }: ComposedPath) => (status === 404 ? 2 : Number(path.includes(':')));
