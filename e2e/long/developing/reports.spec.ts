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
    received.push({ at: request.url, ...JSON.parse(body) });
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
    expect(JSON.stringify(endpoint.received)).not.toMatch(/from=mail|https?:/);
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
