import type { BuildMode } from '../contract/release.ts';

/** `NODE_ENV=development` builds the same site with React's warnings, beside the one that is deployed. */
export const buildMode: BuildMode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

export const isDevelopment = buildMode === 'development';

/** `MAPS=1` builds with source maps, for the bench to tell whose bytes are whose; what is deployed has none. */
export const withMaps = Boolean(process.env.MAPS);

/** Folder below a workspace that its build writes. */
export const dist = withMaps ? 'dist-maps' : distOf(buildMode);

export function distOf(mode: BuildMode) {
  return mode === 'development' ? 'dist-development' : 'dist';
}
