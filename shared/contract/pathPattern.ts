/**
 * A route's path as an anchored regular expression: `/gallery/:albumId` matches `/gallery/7`. Also what nginx takes.
 * Paths hold no other special character: the contract's grammar refuses them.
 */
export const pathPattern = (path: string) => `^${path.replace(/:[^/]+/g, '([^/]+)')}$`;

export const matchesPath = (path: string, pathname: string) => new RegExp(pathPattern(path)).test(pathname);
