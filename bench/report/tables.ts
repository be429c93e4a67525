import type { BySite, Results } from '../results.ts';
import { siteNames } from '../sites/siteNames.ts';
import { markdownTable } from './markdownTable.ts';
import { type Judged, judgePage, targetColumns, targetRow, targets } from './targets.ts';

const shown = (judged: Judged | undefined) => (judged ? `${judged.shown}${judged.met ? '' : ' ✗'}` : '–');

/** First what counts: every page against its targets. */
export function ratioTable(results: Results): string {
  const paths = Object.keys({ ...results.throttled, ...results.lighthouse });
  return markdownTable(
    ['page', ...targetColumns],
    [['target', ...targetRow], ...paths.map((path) => [path, ...judgePage(path, results).map(shown)])],
  );
}

/** Taps: milliseconds until the next page has been painted. */
export function navigationTable({ navigation }: Results): string {
  const tap = (figures: BySite, name: 'federated' | 'spa') => figures[name]?.nextPage?.toFixed(0) ?? '–';
  return markdownTable(
    ['from the home page to', 'federated, ms', 'SPA, ms', 'target'],
    Object.entries(navigation).map(([way, figures]) => [
      way,
      tap(figures, 'federated'),
      tap(figures, 'spa'),
      way.includes('prefetched') ? `< ${targets.prefetchedTap}` : '',
    ]),
  );
}

const throttledColumns = {
  fcp: 'FCP',
  lcp: 'LCP',
  hydrated: 'hydrated',
  albums: 'albums',
  longestTask: 'longest task',
  blocking: 'blocking',
  requests: 'requests',
  scripts: 'scripts',
  depth: 'depth',
  scriptBytes: 'JS, kB',
  bytes: 'all, kB',
} as const;

const inKilobytes = new Set(['scriptBytes', 'bytes']);

/** Absolute figures of the slow network: federated / SPA / limit. */
export const throttledTable = ({ throttled }: Results) => absoluteTable(throttled, throttledColumns);

const lighthouseColumns = {
  performance: 'score',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
} as const;

/** Absolute figures of Lighthouse's simulated phone: federated / SPA / limit. */
export const lighthouseTable = ({ lighthouse }: Results) => absoluteTable(lighthouse, lighthouseColumns);

function absoluteTable(pages: Readonly<Record<string, BySite>>, columns: Readonly<Record<string, string>>) {
  const cell = (figures: BySite, figure: string) =>
    siteNames
      .map((name) => figures[name]?.[figure])
      .map((value) => (value === undefined ? '–' : format(figure, value)))
      .join(' / ');
  return markdownTable(
    ['page', ...Object.values(columns)],
    Object.entries(pages).map(([path, figures]) => [
      path,
      ...Object.keys(columns).map((figure) => cell(figures, figure)),
    ]),
  );
}

function format(figure: string, value: number) {
  if (inKilobytes.has(figure)) return (value / 1000).toFixed(0);
  return figure === 'cls' ? value.toFixed(3) : value.toFixed(0);
}

/** JavaScript by owner, kB brotli. Owners of less than a tenth of a kilobyte everywhere count as others. */
export function bytesTable({ bytes }: Results): string {
  const largest = new Map<string, number>();
  for (const [owner, count] of Object.values(bytes).flatMap((owners) => Object.entries(owners))) {
    largest.set(owner, Math.max(largest.get(owner) ?? 0, count));
  }
  const owners = [...largest].sort((a, b) => b[1] - a[1]).filter(([, count]) => count >= 100);
  return markdownTable(
    ['page', 'all', ...owners.map(([owner]) => owner)],
    Object.entries(bytes).map(([path, byOwner]) => [
      path,
      kilobytes(Object.values(byOwner).reduce((sum, count) => sum + count, 0)),
      ...owners.map(([owner]) => (byOwner[owner] === undefined ? '' : kilobytes(byOwner[owner]))),
    ]),
  );
}

const kilobytes = (count: number) => (count / 1000).toFixed(1);

/** What being federated costs a visitor's first page, against the same source in one bundle. */
export function costTable({ throttled }: Results): string {
  const rows = Object.entries(throttled).flatMap(([path, { federated, spa }]) => {
    if (!federated || !spa) return [];
    const more = (figure: string, divisor = 1) => {
      const difference = ((federated[figure] ?? 0) - (spa[figure] ?? 0)) / divisor;
      return `${difference > 0 ? '+' : ''}${difference.toFixed(divisor === 1 ? 0 : 1)}`;
    };
    return [
      [path, more('scriptBytes', 1000), more('scripts'), more('depth'), more('hydrated'), more('blocking')],
    ];
  });
  return markdownTable(['page', 'JS, kB', 'scripts', 'depth', 'hydrated, ms', 'blocking, ms'], rows);
}
