import { parseArgs } from 'node:util';

export interface Parameters {
  /** Paths to measure, the album's id left out (`/gallery/:albumId`); empty: every route of the site. */
  routes: readonly string[];
  /** How often each figure is taken; the median counts. */
  runs: number;
  /** Whether docs/performance.md gets the tables of this run. */
  write: boolean;
}

const usage = `npm run bench -- [options]
  --routes /,/gallery   only these paths
  --runs 3              how often each figure is taken (5)
  --quick               two routes and two runs, under five minutes
  --no-write            leave docs/performance.md as it is`;

/** Reads the command line. Throws with the usage if it is not understood. */
export function parseParameters(args: readonly string[]): Parameters {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        routes: { type: 'string' },
        runs: { type: 'string' },
        quick: { type: 'boolean' },
        'no-write': { type: 'boolean' },
      },
    });
    const { quick = false, routes = quick ? '/,/gallery' : '' } = values;
    const runs = Number(values.runs ?? (quick ? 2 : 5));
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
    // A part of the routes is never written down as if it were the whole.
    return { routes: routes.split(',').filter(Boolean), runs, write: !routes && !values['no-write'] };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
