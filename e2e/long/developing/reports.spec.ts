import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../../platform/serve/listen.ts';
import { deployCopy } from '../../projectCopy.ts';
import { expect, open, test } from '../../test.ts';

/** An endpoint that remembers what is posted to it. */
async function listen() {
  const received: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ at: request.url, headers: request.headers, ...JSON.parse(body) });
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${port}`, received, close: () => server.close() };
}

test('failures and page speed are reported with their owners, once, and without identifiers', async ({
  page,
  problems,
}) => {
  problems.allow(/could not be loaded|ERR_FAILED/);
  const endpoint = await listen();
  const project = await deployCopy({
    errorsEndpoint: `${endpoint.url}/errors`,
    vitalsEndpoint: `${endpoint.url}/vitals`,
  });
  try {
    await open(page, `${project.url}/about?from=mail`);
    await page.route('**/_sections/mf-policies/**', (route) => route.abort());
    for (const _ of ['once', 'again']) {
      await page.locator('footer a[href="/policies"]').click();
      await expect(page.getByRole('alert')).toContainText('The policies');
      await page.locator('footer a[href="/about"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    }
    await page.goto('about:blank');
    const failures = () => endpoint.received.filter(({ at }) => at === '/errors');
    const vitals = () => endpoint.received.filter(({ at }) => at === '/vitals');
    await expect.poll(() => vitals().map(({ name }) => name)).toContain('LCP');
    expect(failures()).toEqual([
      expect.objectContaining({
        section: 'mf-policies',
        kind: 'load',
        version: expect.stringMatching(/^\w+$/),
        release: 1,
      }),
    ]);
    expect(vitals().find(({ name }) => name === 'LCP')).toMatchObject({
      section: 'mf-pages',
      route: '/about',
    });
  } finally {
    endpoint.close();
    await project.close();
  }
});

test('reports hold nothing of a page that has a cookie, a query, an id and data in its messages', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR_|Reading/);
  const endpoint = await listen();
  const endpoints = ['analytics', 'errors', 'vitals'].map((name) => [
    `${name}Endpoint`,
    `${endpoint.url}/${name}`,
  ]);
  const project = await deployCopy(Object.fromEntries(endpoints));
  try {
    await context.addCookies([{ name: 'visitor', value: 'secret', url: endpoint.url }]);
    await open(
      page,
      `${project.url}/gallery/72c99fe8-1bb1-58c1-a645-941f9d17ac65?photo=secret&from=mail#secret`,
    );
    await page.evaluate(() => {
      const error = new Error(
        'Row {"title":"secret"} of "secret" at /gallery/secret?photo=1 for secret@example.org, +91 98765 43210',
      );
      const detail = { section: 'mf-gallery', kind: 'render', error };
      document.dispatchEvent(new CustomEvent('site:failure', { detail }));
    });
    const posted = (at: string) => endpoint.received.filter((each) => each.at === at);
    await expect.poll(() => posted('/errors')).toContainEqual(expect.objectContaining({ kind: 'render' }));
    await page.goto('about:blank');
    await expect.poll(() => posted('/vitals').length).toBeGreaterThan(0);
    expect(posted('/analytics')).toEqual([expect.objectContaining({ route: '/gallery/:albumId' })]);
    for (const { headers, ...report } of endpoint.received) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(report).toMatchObject({ ...(report.at !== '/analytics' && { route: '/gallery/:albumId' }) });
      expect(JSON.stringify(report)).not.toMatch(/secret|mail|72c99fe8|98765|https?:/);
    }
  } finally {
    endpoint.close();
    await project.close();
  }
});

test('a site without endpoints loads nothing that reports', async ({ page }) => {
  const project = await deployCopy();
  try {
    const response = await page.request.get(`${project.url}/about`);
    expect(await response.text()).not.toContain('reports');
  } finally {
    await project.close();
  }
});
