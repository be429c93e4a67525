import { type Browser, chromium as playwright } from '@playwright/test';
import type { ComposedRelease } from '../publish/deploy.ts';
import type { SiteRepository } from '../publish/git.ts';
import { RefusedError } from '../publish/RefusedError.ts';
import { serveSite } from '../serve/serveSite.ts';

interface Trial {
  repository: SiteRepository;
  composed: ComposedRelease;
  /** The section whose pages are opened; `shell` or `site`: the pages of all. */
  name: string;
  /** Path of the browser. */
  chromium: string;
}

const hydrationTimeoutMs = 15_000;

/**
 * Opens every page in a browser. Rejects with a `RefusedError` that names each page whose markup React had to mend,
 * that logged an error, or that broke its own security policy. Requests to other hosts get an empty list.
 */
export async function assertHydrates({ repository, composed, name, chromium }: Trial): Promise<void> {
  const server = await serveSite({
    repository,
    commit: composed.commit,
    port: 0,
    onNotFound: () => undefined,
  });
  const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  try {
    const routes = Object.values(composed.release.sections)
      .filter((section) => name === 'shell' || name === 'site' || section.name === name)
      .flatMap((section) => section.routes.map(({ path }) => ({ section: section.name, path })));
    const problems: string[] = [];
    for (const { section, path } of routes) {
      const found = await openPage(
        browser,
        `http://localhost:${server.port}`,
        path.replace(/:[^/]+/g, 'example'),
      );
      problems.push(...found.map((problem) => explainIssues(section, path, problem)));
    }
    if (problems.length > 0) throw new RefusedError(problems);
  } finally {
    await browser.close();
    await server.close();
  }
}

const explainIssues = (section: string, path: string, problem: string) =>
  `${section}: ${path} does not hydrate cleanly: ${problem.replace(/\.+$/, '')}. Correct the page; \`SITE_BUILD=development npm start\` says more.`;

async function openPage(browser: Browser, origin: string, path: string): Promise<string[]> {
  const context = await browser.newContext();
  const seen: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await context.addInitScript(watchPage);
  context.on('weberror', (error) => seen.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();
  try {
    await page.goto(origin + path);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-page-viewed'), null, {
      timeout: hydrationTimeoutMs,
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
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
