import { type Browser, chromium as playwright } from '@playwright/test';
import { editionPath } from 'shared/contract/editions';
import type { ComposedRelease } from '../publish/deploy.ts';
import { languagesOf } from '../publish/editions.ts';
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
/** More at once are no faster on two processors. */
const pagesAtOnce = 3;

export const launchBrowser = (chromium: string): Promise<Browser> =>
  playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] });

/**
 * Opens every page of these sections in a browser. Rejects with a `RefusedError` that names each page whose markup React
 * had to mend, that logged an error or a warning, that broke its own security policy, or that requests something of an
 * origin that the policy does not name. Requests to other hosts get an empty list.
 */
export async function assertHydrates({ repository, composed, names, browser }: Trial): Promise<void> {
  const { release, commit } = composed;
  const server = await serveSite({ repository, commit, port: 0, onNotFound: () => undefined });
  try {
    const queue = languagesOf(release.shell).flatMap((language) =>
      names.flatMap(
        (name) =>
          release.sections[name]?.routes.map(({ path }) => ({
            section: name,
            path: editionPath(language, path),
          })) ?? [],
      ),
    );
    const problems: string[] = [];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { section, path } = next;
        const found = await openPage(
          browser,
          `http://localhost:${server.port}`,
          path.replace(/:[^/]+/g, 'example'),
          Object.values(release.site.sectionOrigins ?? {}),
        );
        problems.push(...found.map((problem) => explainIssues(section, path, problem)));
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
    if (problems.length > 0) throw new RefusedError(problems);
  } finally {
    await server.close();
  }
}

const explainIssues = (section: string, path: string, problem: string) =>
  `${section}: ${path} does not hydrate cleanly: ${problem.replace(/\.+$/, '')}. Correct the page; \`SITE_BUILD=development npm start\` says more.`;

async function openPage(
  browser: Browser,
  origin: string,
  path: string,
  sectionOrigins: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext();
  const seen: string[] = [];
  const requested: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      requested.push(route.request().url());
      return route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  );
  // They have these files when the release is live.
  await context.route(
    (url) => sectionOrigins.includes(url.origin),
    async (route) => {
      const response = await route.fetch({ url: origin + new URL(route.request().url()).pathname });
      await route.fulfill({ response });
    },
  );
  await context.addInitScript(watchPage);
  context.on('weberror', (error) => seen.push(error.error().message));
  context.on('console', (message) => {
    // What has no values is the browser's own hint.
    const isWarning = message.type() === 'warning' && message.args().length > 0;
    if (message.type() === 'error' || isWarning) seen.push(`${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();
  try {
    const response = await page.goto(origin + path);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-page-viewed'), null, {
      timeout: hydrationTimeoutMs,
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const named = new Set(response?.headers()['content-security-policy']?.split(/[ ;]+/));
    const unnamed = requested.filter((address) => !named.has(new URL(address).origin));
    seen.push(
      ...unnamed.map((address) => `it requests ${address}, whose origin its security policy does not name`),
    );
  } catch (error) {
    seen.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await context.close();
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
