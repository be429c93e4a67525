import { readLocalePath } from 'shared/contract/locales';
import type { BySite, PageResult, SiteName } from '../results.ts';

/** A figure of every page, and what it must reach. */
export interface Target {
  title: string;
  is: '≤' | '≥';
  goal: number;
  /** Goal of a gallery page, if it has one of its own. */
  gallery?: number;
  of(page: PageResult): number | undefined;
}

export const targets: readonly Target[] = [
  { title: 'LCP to limit', is: '≤', goal: 1.15, of: ({ slow }) => ratio(slow, 'limit', 'lcp') },
  {
    title: '… in Lighthouse',
    is: '≤',
    goal: 1.15,
    of: ({ lighthouse }) => ratio(lighthouse, 'limit', 'lcp'),
  },
  { title: 'hydrated to SPA', is: '≤', goal: 1.1, of: ({ slow }) => ratio(slow, 'spa', 'hydrated') },
  { title: 'CLS', is: '≤', goal: 0, of: ({ slow }) => slow.federated?.cls },
  { title: 'JS, kB', is: '≤', goal: 120, gallery: 136, of: ({ bytes }) => sumOf(bytes) / 1000 || undefined },
  { title: 'performance', is: '≥', goal: 99, gallery: 97, of: score('performance') },
  { title: 'accessibility', is: '≥', goal: 100, of: score('accessibility') },
  { title: 'best practices', is: '≥', goal: 100, of: score('best-practices') },
  { title: 'SEO', is: '≥', goal: 100, of: score('seo') },
];

function ratio({ federated, ...others }: BySite, to: Exclude<SiteName, 'federated'>, figure: string) {
  const [over, under] = [federated?.[figure], others[to]?.[figure]];
  return over && under && over / under;
}

function score(category: string): Target['of'] {
  return ({ lighthouse }) => lighthouse.federated?.[category];
}

const sumOf = (bytes: PageResult['bytes']) => Object.values(bytes).reduce((sum, count) => sum + count, 0);

/** The figure as printed, marked if it misses its target. */
export function judge({ is, goal, gallery = goal, of }: Target, page: PageResult): string {
  const value = of(page);
  if (value === undefined) return '–';
  const shown = value.toFixed(is === '≥' ? 0 : 2);
  const wanted = readLocalePath(page.path).path.startsWith('/gallery') ? gallery : goal;
  return (is === '≤' ? Number(shown) <= wanted : Number(shown) >= wanted) ? shown : `${shown} ✗`;
}

export const goalOf = ({ is, goal, gallery }: Target) =>
  `${is} ${goal}${gallery ? `, gallery ${gallery}` : ''}`;
