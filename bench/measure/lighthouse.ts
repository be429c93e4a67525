import lighthouse from 'lighthouse';
import type { Browser } from './browser.ts';

/** Lighthouse's figures of one page on its simulated phone. Scores 0 to 100, milliseconds. */
export interface LighthouseResult {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Half a second of quiet ends a run, where the standard is a second, four times: pages as small as these are done. */
const settings = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
} as const;

export async function runLighthouse({ port }: Browser, url: string): Promise<LighthouseResult> {
  const result = await lighthouse(url, { ...settings, onlyCategories: [...settings.onlyCategories], port });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  }
  const value = (audit: keyof typeof audits) => report.audits[audits[audit]]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((report.categories.performance?.score ?? 0) * 100),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
  };
}
