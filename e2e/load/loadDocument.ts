import { cpus } from 'node:os';
import type { Figures } from './measure.ts';
import type { Recovery } from './recovery.ts';

export interface Goal {
  text: string;
  reached: boolean;
}

export interface LoadResults {
  /** Processes that wanted a core before the first crowd came: above the number of cores, the figures are of a busy machine. */
  busyBefore: number;
  figures: Figures[];
  recoveries: Recovery[];
  goals: Goal[];
}

/** Contents of docs/load.md. */
export function loadDocument({ busyBefore, figures, recoveries, goals }: LoadResults): string {
  return `# Under load

Written by \`npm run load\`: ${cpus().length} cores, Node ${process.versions.node}; the callers are a process on the same machine, everything on the loopback. Load average before it began: ${busyBefore.toFixed(1)}; above the number of cores, other work took part of them, and the figures say little. Where a rate is given, requests are sent at even distances whether or not earlier ones were answered, and the time of each counts from the moment when it was due.

| what | connections | seconds | requests/s asked | requests/s answered | p50 ms | p99 ms | slowest ms | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${figures.map(figuresRow).join('\n')}

| the database is killed under 50 requests a second | answers again, ms after the kill | ms after the database restarted | requests that failed meanwhile |
| --- | ---: | ---: | ---: |
${recoveries.map(recoveryRow).join('\n')}

${goals.map(({ text, reached }) => `- ${reached ? 'Reached' : '**Missed**'}: ${text}`).join('\n')}
`;
}

const figuresRow = (row: Figures) =>
  `| ${[
    row.title,
    row.connections,
    row.seconds,
    row.rate ?? 'all it can',
    Math.round(row.perSecond),
    row.p50,
    row.p99,
    Math.round(row.slowest),
    row.errors,
  ].join(' | ')} |`;

const recoveryRow = ({ title, afterKill, afterRestart, failures }: Recovery) =>
  `| ${[title, afterKill ?? 'not back', afterRestart ?? 'not back', failures].join(' | ')} |`;
