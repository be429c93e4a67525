import lighthouse from 'lighthouse';
import type { Figures } from '../results.ts';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** A run fails now and then on a busy machine. */
const attempts = 3;

/**
 * Lighthouse's mobile run with its own settings. Scores 0 to 100 of all categories or of performance alone,
 * milliseconds. Rejects for a page whose status is 404.
 */
export async function runLighthouse(
  port: number,
  url: string,
  isPerformanceAlone: boolean,
): Promise<Figures> {
  const onlyCategories = isPerformanceAlone ? ['performance'] : null;
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) {
      const { audits, categories } = result.lhr;
      return Object.fromEntries([
        ...Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
        ...Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
      ]);
    }
    if (attempt === attempts) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
    }
  }
}
