import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../../platform/serve/listen.ts';
import { openWorkshop } from '../../deploys/workshop.ts';
import { expect, hydrated, open, test } from '../../test.ts';

const project = join(import.meta.dirname, '../../..');

/** `npm run override` on the checkout itself: a build, nothing is edited. */
async function offer(name: string) {
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ['platform/commands/run.mjs', 'override', name], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined, OVERRIDE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  while (!output.includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(`npm run override ended:\n${output}`);
    await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')]);
  }
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

test('where overrides are allowed, a tab loads a section from its developer, says so, and takes it back', async ({
  page,
}) => {
  const workshop = await openWorkshop({ allowOverrides: true });
  const developer = await offer('mf-pages');
  try {
    await page.goto(`${workshop.url}/about?override=mf-pages@${developer.origin}`);
    const badge = page.getByRole('complementary', { name: 'Section overrides' });
    await expect(badge).toContainText(`mf-pages comes from ${developer.origin}`);
    await expect(page).toHaveURL(`${workshop.url}/about`);
    const loaded = () =>
      page.evaluate(
        (origin) =>
          performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length,
        developer.origin,
      );
    await expect.poll(loaded).toBeGreaterThan(1);

    await open(page, `${workshop.url}/policies`);
    await page.locator('footer a[href="/admissions"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admissions');
    await expect.poll(loaded).toBeGreaterThan(1);

    await badge.getByRole('button', { name: 'Remove' }).click();
    await hydrated(page);
    await expect(badge).toHaveCount(0);
    expect(await loaded()).toBe(0);
  } finally {
    await developer.close();
    await workshop.close();
  }
});

test('a site that does not allow overrides knows nothing of them', async ({ page }) => {
  const workshop = await openWorkshop();
  try {
    await open(page, `${workshop.url}/about?override=mf-pages@http://localhost:4100`);
    const response = await page.request.get(`${workshop.url}/about`);
    expect(await response.text()).not.toContain('overrides');
    expect(response.headers()['content-security-policy']).not.toContain('localhost:*');
    await expect(page.getByRole('complementary', { name: 'Section overrides' })).toHaveCount(0);
  } finally {
    await workshop.close();
  }
});

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
  const workshop = await openWorkshop({
    errorsEndpoint: `${endpoint.url}/errors`,
    vitalsEndpoint: `${endpoint.url}/vitals`,
  });
  try {
    await open(page, `${workshop.url}/about?from=mail`);
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
    await workshop.close();
  }
});

test('a site without endpoints loads nothing that reports', async ({ page }) => {
  const workshop = await openWorkshop();
  try {
    const response = await page.request.get(`${workshop.url}/about`);
    expect(await response.text()).not.toContain('reports');
  } finally {
    await workshop.close();
  }
});
