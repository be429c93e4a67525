import { test as base, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of the `site:page-view` events since this document was loaded. */
    pageViews: string[];
    /** Sum of all layout shifts that no input caused. */
    layoutShift: number;
    /** The `h1` as the parser made it, before any script ran. */
    prerenderedHeading: Element | null;
  }
}

export interface Problems {
  /** Lets the test pass although a matching error or warning is logged. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** Console errors and warnings, uncaught errors, CSP and Trusted Types reports: any of them fails the test. */
  problems: Problems;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          seen.push(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      await context.addInitScript(recordPage);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(
        seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'errors and warnings that the test does not allow',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Opens a page and waits until its scripts run: the page view is reported after hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export const hydrated = (page: Page) => page.waitForFunction(() => window.pageViews.length > 0);

/** Puts a mark on the document that only a new document lacks. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));

function recordPage() {
  window.pageViews = [];
  window.layoutShift = 0;
  window.prerenderedHeading = null;
  window.addEventListener('site:page-view', (event) => {
    if (event instanceof CustomEvent) window.pageViews.push(event.detail.path);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        window.layoutShift += Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const parsing = new MutationObserver(() => {
    window.prerenderedHeading ??= document.querySelector('h1');
    if (window.prerenderedHeading) parsing.disconnect();
  });
  parsing.observe(document, { childList: true, subtree: true });
}
