import { openFaultServer } from '../../faultServer.ts';
import { deployCopy } from '../../projectCopy.ts';
import { test as base, expect, open } from '../../test.ts';

interface Endpoint {
  site: string;
  endpoint: string;
  received: Record<string, unknown>[];
}

/** A site whose reports are posted to an endpoint that remembers them; one for all tests. */
const test = base.extend<object, { reporting: Endpoint }>({
  reporting: [
    async ({}, use) => {
      const received: Record<string, unknown>[] = [];
      const server = await openFaultServer(async (request) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        received.push({ at: request.url, headers: request.headers, ...JSON.parse(body) });
        return { status: 204, headers: {}, body: Buffer.of() };
      });
      const endpoints = ['analytics', 'errors', 'vitals'].map((name) => [
        `${name}Endpoint`,
        `${server.url}/${name}`,
      ]);
      const project = await deployCopy(Object.fromEntries(endpoints));
      await use({ site: project.url, endpoint: server.url, received });
      await project.close();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ reporting }, use) => use(reporting.site),
});

test.beforeEach(({ reporting }) => {
  reporting.received.length = 0;
});

const postedTo = ({ received }: Endpoint, path: string) => received.filter(({ at }) => at === path);

test('failures and page speed are reported with their owners, once', async ({
  page,
  problems,
  reporting,
}) => {
  problems.allow(/could not be loaded|already registered|ERR_FAILED/);
  await open(page, '/about');
  await page.route('**/_sections/mf-policies/**', (route) => route.abort());
  for (const _ of ['once', 'again']) {
    await page.locator('footer a[href="/policies"]').click();
    await expect(page.getByRole('alert')).toContainText('The policies');
    await page.locator('footer a[href="/about"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  }
  await page.goto('about:blank');
  await expect
    .poll(() => postedTo(reporting, '/vitals'))
    .toContainEqual(expect.objectContaining({ name: 'LCP', section: 'mf-pages', route: '/about' }));
  expect(postedTo(reporting, '/errors')).toEqual([
    expect.objectContaining({
      section: 'mf-policies',
      kind: 'load',
      version: expect.stringMatching(/^\w+$/),
      release: 1,
    }),
  ]);
});

test('reports hold nothing of a page that has a cookie, a query, an id and data in its messages', async ({
  page,
  context,
  problems,
  reporting,
}) => {
  problems.allow(/Failed to load resource|net::ERR_|Reading/);
  await context.addCookies([{ name: 'visitor', value: 'secret', url: reporting.endpoint }]);
  await open(page, '/gallery/72c99fe8-1bb1-58c1-a645-941f9d17ac65?photo=secret&from=mail#secret');
  await page.evaluate(() => {
    const error = new Error(
      'Row {"title":"secret"} of "secret" at /gallery/secret?photo=1 for secret@example.org, +91 98765 43210',
    );
    const detail = { section: 'mf-gallery', kind: 'render', error };
    document.dispatchEvent(new CustomEvent('site:failure', { detail }));
  });
  await expect
    .poll(() => postedTo(reporting, '/errors'))
    .toContainEqual(expect.objectContaining({ kind: 'render' }));
  await page.goto('about:blank');
  await expect.poll(() => postedTo(reporting, '/vitals').length).toBeGreaterThan(0);
  expect(postedTo(reporting, '/analytics')).toEqual([
    expect.objectContaining({ route: '/gallery/:albumId' }),
  ]);
  for (const { headers, ...report } of reporting.received) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(report).toHaveProperty('route', '/gallery/:albumId');
    expect(JSON.stringify(report)).not.toMatch(/secret|mail|72c99fe8|98765|https?:/);
  }
});
