import type { BySite, Results } from '../results.ts';

/** A ratio that has become worse by more than what noise explains. */
const worse = 1.05;
/** Bytes are exact. */
const grown = 200;

/** What is worse than in an earlier run, a sentence each. Ratios only: another machine has other milliseconds. */
export function compareResults(before: Results, now: Results): string[] {
  return [...ratios(before, now), ...bytes(before, now)];
}

function ratios(before: Results, now: Results): string[] {
  return Object.keys(now.throttled).flatMap((path) =>
    [
      {
        title: 'LCP to the limit',
        of: (page: BySite | undefined) => quotient(page?.federated?.lcp, page?.limit?.lcp),
      },
      {
        title: 'hydration to the SPA',
        of: (page: BySite | undefined) => quotient(page?.federated?.hydrated, page?.spa?.hydrated),
      },
    ].flatMap(({ title, of }) => {
      const [was, is] = [of(before.throttled[path]), of(now.throttled[path])];
      return was !== undefined && is !== undefined && is > was * worse
        ? [`${path}: ${title} is ${is.toFixed(2)}, was ${was.toFixed(2)}.`]
        : [];
    }),
  );
}

const quotient = (a: number | undefined, b: number | undefined) =>
  a === undefined || !b ? undefined : a / b;

function bytes(before: Results, now: Results): string[] {
  return Object.entries(now.bytes).flatMap(([path, owners]) =>
    Object.entries(owners).flatMap(([owner, count]) => {
      const was = before.bytes[path]?.[owner] ?? 0;
      return before.bytes[path] && count > was + grown
        ? [`${path}: ${owner} is ${((count - was) / 1000).toFixed(1)} kB larger.`]
        : [];
    }),
  );
}
