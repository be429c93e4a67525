import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Paths of the `site:page-view` events since this document was loaded. */
    pageViews: string[];
    /** How far each layout shift went that no input caused, and what moved. */
    layoutShifts: string[];
    /** The `h1` as the parser made it, before any script ran. */
    prerenderedHeading: Element | null;
  }
}

/** Console errors and warnings, uncaught errors, CSP and Trusted Types reports: any of them fails the test. */
interface Problems {
  /** Lets the test pass although a matching error or warning is logged. Never excuses a policy's report. */
  allow(pattern: RegExp): void;
  /** What the Content-Security-Policy refused so far, Trusted Types included. */
  policyReports(): string[];
  /** Lets a test pass that breaks the policy itself. */
  allowPolicyReports(): void;
  /** Watches the pages of another browser context too, and prepares them as those of the test's own. */
  watch(context: BrowserContext): Promise<void>;
}

/** Contexts whose pages record what `window` is declared with. */
const recorded = new WeakSet<BrowserContext>();

async function preparePages(context: BrowserContext) {
  await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html' }));
  if (recorded.has(context)) return;
  recorded.add(context);
  await context.addInitScript(recordPage);
}

export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      let mayBreakPolicy = false;
      const watch = async (watched: BrowserContext) => {
        watched.on('console', (message) => {
          const isProblem = message.type() === 'error' || message.type() === 'warning';
          if (isProblem) seen.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => seen.push(String(error.error())));
        await preparePages(watched);
      };
      await watch(context);
      await use({
        allow: (pattern) => allowed.push(pattern),
        policyReports: () => seen.filter(isPolicyReport),
        allowPolicyReports: () => {
          mayBreakPolicy = true;
        },
        watch,
      });
      // A tab may ask once more, in the moment in which its test ends.
      for (const routed of [...context.pages(), context])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event);
      const isAllowed = (problem: string) =>
        isPolicyReport(problem) ? mayBreakPolicy : allowed.some((pattern) => pattern.test(problem));
      expect(
        seen.filter((problem) => !isAllowed(problem)),
        'errors, warnings and reports that the test does not allow',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that only visit pages: all of a worker share one tab, which is half of the time. */
export const visitTest = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(Object.fromEntries(Object.entries(project.use)));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
  },
});

export { expect } from '@playwright/test';

/** Our own listener's words, and the browser's for what happens before it or beside it. */
const isPolicyReport = (problem: string) =>
  /^Policy violation|Content Security Policy|requires 'Trusted|TrustedTypePolicy/.test(problem);

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

/** Returns when the page has been painted as it is now. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** What moved without an input until the fonts are there and the document has been painted with them. */
export async function layoutShifts(page: Page) {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
  return page.evaluate(() => window.layoutShifts);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
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
    for (const { hadRecentInput, value, sources } of list.getEntries().filter(isLayoutShift)) {
      const moved = sources.map(({ node, previousRect, currentRect }) => [
        node?.textContent,
        previousRect,
        currentRect,
      ]);
      if (!hadRecentInput) window.layoutShifts.push(`${value}: ${JSON.stringify(moved)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, parsing) => {
    window.prerenderedHeading = document.querySelector('h1');
    if (window.prerenderedHeading) parsing.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
