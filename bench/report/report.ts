import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'platform/commands/settings.ts';
import { type BySite, type PageResult, type Results, siteNames } from '../results.ts';
import { goalOf, judge, targets } from './targets.ts';

const slowFigures = {
  fcp: 'FCP',
  lcp: 'LCP',
  hydrated: 'hydrated',
  longestTask: 'longest task',
  blocking: 'blocking',
  requests: 'requests',
  scripts: 'scripts',
  scriptBytes: 'JS, kB',
  bytes: 'all, kB',
};

const lighthouseFigures = { performance: 'score', fcp: 'FCP', lcp: 'LCP', tbt: 'TBT', cls: 'CLS' };

const federationCosts = {
  scriptBytes: 'JS, kB',
  scripts: 'scripts',
  hydrated: 'hydrated, ms',
  blocking: 'blocking, ms',
};

/** Everything that a run found, as Markdown, the targets first. */
export function report({ runs, pages }: Results): string {
  return [
    `Medians of ${runs} runs, of two visits each on the slow network, ${new Date().toISOString().slice(0, 10)}. ✗ misses its target.`,
    table(
      ['page', ...targets.map(({ title }) => title)],
      [
        ['target', ...targets.map(goalOf)],
        ...pages.map((page) => [page.path, ...targets.map((target) => judge(target, page))]),
      ],
    ),
    '### What federation costs: the site less the single bundle',
    pageTable(pages, federationCosts, ({ slow }, figure) => difference(slow, figure)),
    '### JavaScript by owner, kB brotli',
    bytesTable(pages),
    '### Slow network (150 ms, 1.6 Mbit/s, processor ×4): federated / SPA / limit, milliseconds',
    pageTable(pages, slowFigures, ({ slow }, figure) => ofEachSite(slow, figure)),
    '### Lighthouse, mobile: federated / SPA / limit, milliseconds',
    pageTable(pages, lighthouseFigures, ({ lighthouse }, figure) => ofEachSite(lighthouse, figure)),
  ].join('\n\n');
}

/** Puts the tables into docs/performance.md. */
export function writeReport(tables: string) {
  const file = join(root, 'docs/performance.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<!-- bench -->\n).*(\n<!-- \/bench -->)/s, `$1\n${tables}\n$2`));
}

const pageTable = (
  pages: readonly PageResult[],
  titles: Readonly<Record<string, string>>,
  cellOf: (page: PageResult, figure: string) => string,
) =>
  table(
    ['page', ...Object.values(titles)],
    pages.map((page) => [page.path, ...Object.keys(titles).map((figure) => cellOf(page, figure))]),
  );

const ofEachSite = (figures: BySite, figure: string) =>
  siteNames.map((name) => cell(figures[name]?.[figure], figure)).join(' / ');

function difference({ federated, spa }: BySite, figure: string) {
  const [more, less] = [federated?.[figure], spa?.[figure]];
  if (more === undefined || less === undefined) return '–';
  return `${more > less ? '+' : ''}${cell(more - less, figure)}`;
}

function cell(value: number | undefined, figure = '') {
  if (value === undefined) return '–';
  if (/bytes$/i.test(figure)) return (value / 1000).toFixed(1);
  return value.toFixed(figure === 'cls' ? 3 : 0);
}

/** Owners of less than a tenth of a kilobyte everywhere are left out. */
function bytesTable(pages: readonly PageResult[]): string {
  const most: Record<string, number> = {};
  for (const [owner, count] of pages.flatMap(({ bytes }) => Object.entries(bytes))) {
    most[owner] = Math.max(most[owner] ?? 0, count);
  }
  const owners = Object.entries(most)
    .filter(([, count]) => count >= 100)
    .sort((a, b) => b[1] - a[1]);
  const titles = Object.fromEntries(owners.map(([owner]) => [owner, owner]));
  return pageTable(pages, titles, ({ bytes }, owner) => cell(bytes[owner], 'bytes'));
}

/** A Markdown table; figures to the right. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map((_, column) => (column === 0 ? '---' : '--:'));
  return [header, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
