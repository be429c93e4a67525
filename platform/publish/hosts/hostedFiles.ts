import type { ComposedPath } from '../composeRelease.ts';
import { type Headers, immutableHeaders, rootFileHeaders } from '../headers.ts';

/** Folders of files that carry their content hash in their path. */
export const immutableFolders = ['/_sections/', '/_releases/', '/_social/'] as const;

/** What a host of files must know of a path beside where its file lies. */
export interface HostedPath {
  /** Path with `:parameters`; `*` stands for every path that nothing else answers, `/folder/*` for a folder. */
  path: string;
  /** File below the site's root; absent for a folder. */
  file?: string;
  type?: string;
  headers: Headers;
}

/** Everything that a host of files answers, in one list: pages, root files, release number, immutable folders. */
export const hostedPaths = (composed: readonly ComposedPath[]): HostedPath[] => [
  ...composed.map(({ path, file, type, headers }) => ({ path, file, type, headers })),
  { path: '/release.json', file: 'release.json', type: 'application/json', headers: rootFileHeaders },
  ...immutableFolders.map((folder) => ({ path: `${folder}*`, headers: immutableHeaders })),
];
