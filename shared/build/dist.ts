/** `NODE_ENV=development` builds the same site with React's warnings, beside the one that is deployed. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Folder below a workspace that its build writes. */
export const dist = distOf(isDevelopment ? 'development' : 'production');

export type BuildMode = 'production' | 'development';

export function distOf(mode: BuildMode) {
  return mode === 'development' ? 'dist-development' : 'dist';
}
