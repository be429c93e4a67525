import { parseArgs } from 'node:util';

export interface Parameters {
  /** Paths to measure, the album's id left out (`/gallery/:albumId`); empty: every route of the site. */
  routes: readonly string[];
  /** How often each figure is taken; the median counts. */
  runs: number;
  /** Whether docs/performance.md gets the tables: never those of a part of the routes. */
  write: boolean;
}

const options = {
  routes: { type: 'string' },
  runs: { type: 'string' },
  quick: { type: 'boolean' },
} as const;

/** Reads the command line, which docs/performance.md explains. Throws if it is not understood. */
export function parseParameters(args: readonly string[]): Parameters {
  const { values } = parseArgs({ args: [...args], options });
  const { quick = false, routes = quick ? '/,/gallery' : '' } = values;
  const runs = Number(values.runs ?? (quick ? 2 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  return { routes: routes.split(',').filter(Boolean), runs, write: !routes };
}
