import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'platform/commands/settings.ts';
import { readJson } from 'platform/files.ts';
import type { Results } from '../results.ts';
import { betweenMarkers } from './betweenMarkers.ts';
import { report } from './report.ts';

const document = join(root, 'docs/performance.md');
const resultsFile = join(root, 'docs/performance.json');

/** The run that was last written down. */
export const lastResults = () => (existsSync(resultsFile) ? readJson<Results>(resultsFile) : undefined);

/** Puts a run's tables into docs/performance.md, and its figures beside it for the next run to compare with. */
export function writeResults(results: Results) {
  writeSection('bench', report(results));
  writeFileSync(resultsFile, `${JSON.stringify(results, rounded, 2)}\n`);
}

export const writeSection = (name: string, content: string) =>
  writeFileSync(document, betweenMarkers(readFileSync(document, 'utf8'), name, content));

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
