import { type Browser, type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { localePath } from 'shared/contract/locales';
import type { ComposedRelease } from '../publish/deploy.ts';
import type { SiteRepository } from '../publish/git.ts';
import { RefusedError } from '../publish/RefusedError.ts';
import { serveSite } from '../serve/serveSite.ts';

interface Trial {
  repository: SiteRepository;
  composed: ComposedRelease;
  /** The sections whose pages are opened. */
  names: readonly string[];
  browser: Browser;
}

const hydrationTimeoutMs = 15_000;
/** Nothing listens there. */
const closedProxy = 'http://127.0.0.1:9';

export const launchBrowser = (chromium: string): Promise<Browser> =>
  playwright.launch({
    executablePath: chromium,
    // Chromium refuses to start with it as root.
    chromiumSandbox: process.getuid?.() !== 0,
    // Nor by a protocol that knows no proxy.
    args: ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
  });

/**
 * Opens every page of these sections in a browser. Rejects with a `RefusedError` that names each page whose markup React
 * had to mend, that logged an error or a warning, that broke its own security policy, or that requests something of an
 * origin that the policy does not name. No request reaches another host.
 */
export async function assertHydrates({ repository, composed, names, browser }: Trial): Promise<void> {
  const { release, commit } = composed;
  const server = await serveSite({ repository, commit, port: 0, onNotFound: () => undefined });
  const host = `localhost:${server.port}`;
  try {
    const pages = release.shell.locales.flatMap((locale) =>
      names.flatMap(
        (name) =>
          release.sections[name]?.routes.map(({ path }) => ({
            section: name,
            path: localePath(locale, path),
          })) ?? [],
      ),
    );
    // One context: a process and a cache for each page took three times as long.
    const context = await browser.newContext({
      proxy: { server: closedProxy, bypass: host },
      // Little to paint: that is a quarter of the time.
      viewport: { width: 360, height: 100 },
    });
    await context.addInitScript(watchPage);
    await serveSectionOrigins(context, `http://${host}`, Object.values(release.site.sectionOrigins ?? {}));
    // One tab, too: where two share two processors, each waits longer than it works.
    const page = await context.newPage();
    const problems: string[] = [];
    for (const { section, path } of pages) {
      const found = await openPage(page, `http://${host}${path.replace(/:[^/]+/g, 'example')}`);
      problems.push(...found.map((problem) => explainIssues(section, path, problem)));
    }
    await context.close();
    if (problems.length > 0) throw new RefusedError(problems);
  } finally {
    await server.close();
  }
}

/** They have their files when the release is live. */
async function serveSectionOrigins(context: BrowserContext, site: string, origins: readonly string[]) {
  if (origins.length === 0) return;
  await context.route(
    (url) => origins.includes(url.origin),
    async (route) => {
      const response = await route.fetch({ url: site + new URL(route.request().url()).pathname });
      await route.fulfill({ response });
    },
  );
}

const explainIssues = (section: string, path: string, problem: string) =>
  `${section}: ${path} does not hydrate cleanly: ${problem.replace(/\.+$/, '')}. Correct the page; \`SITE_BUILD=development npm start\` says more.`;

async function openPage(page: Page, address: string): Promise<string[]> {
  const { origin } = new URL(address);
  const seen: string[] = [];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('console', (message) => {
    // What has no values is the browser's own hint.
    const isWarning = message.type() === 'warning' && message.args().length > 0;
    const { url } = message.location();
    const isUnreachable =
      message.text().startsWith('Failed to load resource: net::') && !url.startsWith(origin);
    if ((message.type() === 'error' && !isUnreachable) || isWarning) seen.push(`${message.text()} (${url})`);
  });
  try {
    const response = await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-page-viewed'), null, {
      timeout: hydrationTimeoutMs,
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const named = new Set(response?.headers()['content-security-policy']?.split(/[ ;]+/));
    const unnamed = requested.filter((each) => ![origin, ...named].includes(new URL(each).origin));
    seen.push(
      ...unnamed.map((each) => `it requests ${each}, whose origin its security policy does not name`),
    );
  } catch (error) {
    seen.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  page.removeAllListeners();
  return [...new Set(seen)];
}

/** The shell reports a page view once the page is hydrated. */
function watchPage() {
  document.addEventListener('site:page-view', () =>
    document.documentElement.setAttribute('data-page-viewed', ''),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`its security policy refused ${violatedDirective} ${blockedURI}`),
  );
}
