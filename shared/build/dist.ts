import type { BuildMode } from '../contract/release.ts';

/** `NODE_ENV=development` builds the same site with React's warnings, beside the one that is deployed. */
export const buildMode: BuildMode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

export const isDevelopment = buildMode === 'development';

/** The origin that `npm run dev` serves the workspace from, with hot reload; otherwise absent. */
export const hotOrigin = process.env.HOT_ORIGIN;

/** Folder below a workspace that its build writes. */
export const dist = distOf(buildMode);

export function distOf(mode: BuildMode) {
  return mode === 'development' ? 'dist-development' : 'dist';
}
