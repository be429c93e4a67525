import lighthouse, { type Result } from 'lighthouse';
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

/** A trace fails now and then on a busy machine; a page that fails every time is broken. */
const attempts = 3;

export async function runLighthouse({ port }: Browser, url: string): Promise<LighthouseResult> {
  let reason = 'no report';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, {
      ...settings,
      onlyCategories: [...settings.onlyCategories],
      port,
    });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

function figuresOf({ audits: audited, categories }: Result): LighthouseResult {
  const value = (audit: keyof typeof audits) => audited[audits[audit]]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
  };
}
