import { parseArgs } from 'node:util';

const tools = ['throttled', 'lighthouse', 'navigation'] as const;

export type Tool = (typeof tools)[number];

export interface Parameters {
  /** Paths to measure; empty: every route of the site. */
  routes: readonly string[];
  /** How often Lighthouse and each tap are run; the median counts. */
  runs: number;
  /** How often a page is visited on the slow network: each is short, and tells less. */
  visits: number;
  tools: readonly Tool[];
  /** Whether docs/performance.md gets the tables of this run. */
  write: boolean;
}

export const usage = `npm run bench -- [options]
  --routes /,/gallery   only these paths
  --runs 3              how often each figure is taken (5; visits on the slow network 9)
  --only lighthouse     only this tool: ${tools.join(', ')}
  --quick               two routes and two runs, under five minutes
  --no-write            leave docs/performance.md as it is`;

/** Reads the command line. Throws with the usage where it is not understood. */
export function parseParameters(args: readonly string[]): Parameters {
  const { values } = parsed(args);
  const only = tools.find((tool) => tool === values.only);
  const runs = Number(values.runs ?? (values.quick ? 2 : 5));
  if (values.only !== undefined && only === undefined) {
    throw new Error(`There is no tool named ${values.only}.\n\n${usage}`);
  }
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is ${values.runs}; it must be a whole number from 1.\n\n${usage}`);
  }
  const isPart = values.routes !== undefined || only !== undefined || values.quick === true;
  return {
    routes: values.routes?.split(',') ?? (values.quick ? ['/', '/gallery'] : []),
    runs,
    visits: values.runs === undefined && !values.quick ? 9 : runs,
    tools: only ? [only] : tools,
    write: !isPart && values['no-write'] !== true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        routes: { type: 'string' },
        runs: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean' },
        'no-write': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
