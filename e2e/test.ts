import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of the `site:page-view` events since this document was loaded. */
    pageViews: string[];
    /** What moved, and how far, in each layout shift that no input caused. */
    layoutShifts: string[];
    /** The `h1` as the parser made it, before any script ran. */
    prerenderedHeading: Element | null;
  }
}

export interface Problems {
  /** Lets the test pass although a matching error or warning is logged. Never excuses a policy's report. */
  allow(pattern: RegExp): void;
  /** What the Content-Security-Policy refused so far, Trusted Types included; any of it fails the test. */
  policyReports: readonly string[];
  /** Lets a test pass that breaks the policy itself. */
  allowPolicyReports(): void;
  /** Watches the pages of another browser context too, and prepares them as those of the test's own. */
  watch(context: BrowserContext): Promise<void>;
}

interface Fixtures {
  /** Console errors and warnings, uncaught errors, CSP and Trusted Types reports: any of them fails the test. */
  problems: Problems;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const policyReports: string[] = [];
      const allowed: RegExp[] = [];
      let mayBreakPolicy = false;
      const watch = async (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            const problem = `${message.text()} (${message.location().url})`;
            (policyReport.test(problem) ? policyReports : seen).push(problem);
          }
        });
        watched.on('weberror', (error) => seen.push(String(error.error())));
        await watched.addInitScript(recordPage);
        await watched.route(/openstreetmap\.org/, (route) =>
          route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
        );
      };
      await watch(context);
      await use({
        allow: (pattern) => allowed.push(pattern),
        policyReports,
        allowPolicyReports: () => {
          mayBreakPolicy = true;
        },
        watch,
      });
      // A tab may ask once more, in the moment in which its test ends.
      for (const routed of [...context.pages(), context])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      if (!mayBreakPolicy) expect(policyReports, 'what the policy refused').toEqual([]);
      expect(
        seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'errors and warnings that the test does not allow',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Our own listener's words, and the browser's for what happens before it or beside it. */
const policyReport = /^Policy violation|Content Security Policy|requires 'Trusted|TrustedTypePolicy/;

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

/** A navigation inside the site to any path, linked or not. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** What moved without an input until the fonts are there and the document has been painted with them. */
export async function layoutShifts(page: Page) {
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts;
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

function recordPage() {
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';

  window.pageViews = [];
  window.layoutShifts = [];
  window.prerenderedHeading = null;
  window.addEventListener('site:page-view', (event) => {
    if (event instanceof CustomEvent) window.pageViews.push(event.detail.path);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (isLayoutShift(entry) && !entry.hadRecentInput) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          return `${name} ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
        });
        window.layoutShifts.push(`${entry.value}: ${moved.join('; ')}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const parsing = new MutationObserver(() => {
    window.prerenderedHeading ??= document.querySelector('h1');
    if (window.prerenderedHeading) parsing.disconnect();
  });
  parsing.observe(document, { childList: true, subtree: true });
}
