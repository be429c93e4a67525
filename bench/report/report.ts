import type { Results } from '../results.ts';
import {
  bytesTable,
  costTable,
  lighthouseTable,
  navigationTable,
  ratioTable,
  throttledTable,
} from './tables.ts';

/** Everything that a run found, ratios first. */
export function report(results: Results): string {
  const { measuredAt, runs, visits } = results;
  return [
    `Medians of ${runs}, visits on the slow network of ${visits}, ${measuredAt.slice(0, 10)}. Ratios are to what was measured in the same session; ✗ misses its target.`,
    ratioTable(results),
    navigationTable(results),
    '### What federation costs: the site less the single bundle',
    costTable(results),
    '### JavaScript by owner, kB brotli',
    bytesTable(results),
    '### Slow network (150 ms, 1.6 Mbit/s, processor ×4): federated / SPA / limit, milliseconds',
    throttledTable(results),
    '### Lighthouse, mobile: federated / SPA / limit, milliseconds',
    lighthouseTable(results),
  ].join('\n\n');
}
