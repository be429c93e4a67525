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

/** A path of the composed site. */
export interface ComposedPath {
  /** Path with `:parameters`; `*` is every path that has no page, `/bn/*` such a path in Bengali. */
  path: string;
  /** File below `public/`. */
  file: string;
  status: 200 | 301 | 404 | 410;
  /** Where a redirect leads, with the parameters of its path. */
  to?: string;
  type: string;
  headers: Headers;
}

/** A folder of files that are named after their content: `/_sections/*`. */
export interface HashedFolder {
  path: string;
  types: Readonly<Record<string, string>>;
  headers: Headers;
}

/**
 * Everything that a host of files serves, in one list: pages, root files, folders of hashed files. Source: `pages.json` of
 * a release; read by our own server and by the hook of a server with nginx.
 */
export type HostedPath = ComposedPath | HashedFolder;

export function hostedPaths(composed: readonly ComposedPath[], isPreview = false): HostedPath[] {
  const paths: HostedPath[] = [
    // Hosts take the first pattern that matches.
    ...composed.toSorted((one, other) => generality(one) - generality(other)),
    ...['/_sections/*', '/_releases/*', '/_social/*'].map((path) => ({
      path,
      types: mimeTypes,
      headers: immutableHeaders,
    })),
  ];
  const added = isPreview ? previewHeaders : {};
  return paths.map((path) => ({ ...path, headers: { ...path.headers, ...added } }));
}

const generality = ({ path, status }: ComposedPath) => (status === 404 ? 2 : Number(path.includes(':')));
