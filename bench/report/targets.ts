import type { BySite, Figures, Results } from '../results.ts';

/** What issue and design ask of every page; a ratio's divisor is measured in the same run. */
export const targets = {
  lcpToLimit: 1.15,
  hydratedToSpa: 1.1,
  albumsToSpa: 1,
  longestTask: 100,
  cls: 0,
  performance: 99,
  textBytes: 115_000,
  galleryBytes: 165_000,
  prefetchedTap: 100,
} as const;

export interface Judged {
  /** As printed: `1.08`. */
  shown: string;
  met: boolean;
}

const below = (value: number | undefined, target: number, digits: number): Judged | undefined =>
  value === undefined || Number.isNaN(value)
    ? undefined
    : { shown: value.toFixed(digits), met: Number(value.toFixed(digits)) <= target };

const ratio = (over: Figures | undefined, under: Figures | undefined, figure: string) => {
  const [a, b] = [over?.[figure], under?.[figure]];
  return a === undefined || b === undefined ? undefined : a / b;
};

/** A page against its targets, in the order of the table's columns. Undefined where it was not measured. */
export function judgePage(path: string, results: Results): (Judged | undefined)[] {
  const throttled: BySite = results.throttled[path] ?? {};
  const simulated: BySite = results.lighthouse[path] ?? {};
  const { federated, spa, limit } = throttled;
  const score = simulated.federated?.performance;
  const bytes = Object.values(results.bytes[path] ?? {}).reduce((sum, each) => sum + each, 0);
  return [
    below(ratio(federated, limit, 'lcp'), targets.lcpToLimit, 2),
    below(ratio(simulated.federated, simulated.limit, 'lcp'), targets.lcpToLimit, 2),
    below(ratio(federated, spa, 'hydrated'), targets.hydratedToSpa, 2),
    below(ratio(federated, spa, 'albums'), targets.albumsToSpa, 2),
    below(federated?.longestTask, targets.longestTask, 0),
    below(Math.max(federated?.cls ?? 0, simulated.federated?.cls ?? 0), targets.cls, 3),
    score === undefined ? undefined : { shown: String(score), met: score >= targets.performance },
    bytes === 0
      ? undefined
      : {
          shown: (bytes / 1000).toFixed(1),
          met: bytes <= (path.startsWith('/gallery') ? targets.galleryBytes : targets.textBytes),
        },
  ];
}

export const targetColumns = [
  'LCP to limit',
  '… in Lighthouse',
  'hydrated to SPA',
  'albums to SPA',
  'longest task, ms',
  'CLS',
  'Lighthouse',
  'JS, kB',
];

export const targetRow = ['≤ 1.15', '≤ 1.15', '≤ 1.1', '≤ 1', '≤ 100', '0', '≥ 99', '≤ 115, gallery 165'];
