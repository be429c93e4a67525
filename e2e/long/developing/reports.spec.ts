import { openFaultServer } from '../../faultServer.ts';
import { deployCopy } from '../../projectCopy.ts';
import { siteTest } from '../../siteTest.ts';
import { expect, open } from '../../test.ts';

let received: Record<string, unknown>[];

/** A site whose reports are posted to an endpoint that remembers them. */
const test = siteTest(async () => {
  const { url, close } = await openFaultServer(async (request) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ at: request.url, headers: request.headers, ...JSON.parse(body) });
    return { status: 204, headers: {}, body: Buffer.of() };
  });
  const names = ['analytics', 'errors', 'vitals'];
  const project = await deployCopy(
    Object.fromEntries(names.map((name) => [`${name}Endpoint`, `${url}/${name}`])),
  );
  return { url: project.url, endpoint: url, close: () => Promise.all([project.close(), close()]) };
});

test.beforeEach(() => {
  received = [];
});

const postedTo = (path: string) => received.filter(({ at }) => at === path);

test('failures and page speed are reported with their owners, once', async ({ page, problems }) => {
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
    .poll(() => postedTo('/vitals'))
    .toContainEqual(expect.objectContaining({ name: 'LCP', section: 'mf-pages', route: '/about' }));
  expect(postedTo('/errors')).toEqual([
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
  site,
}) => {
  problems.allow(/Failed to load resource|net::ERR_|Reading/);
  await context.addCookies([{ name: 'visitor', value: 'secret', url: site.endpoint }]);
  await open(page, '/gallery/72c99fe8-1bb1-58c1-a645-941f9d17ac65?photo=secret&from=mail#secret');
  await page.evaluate(() => {
    const error = new Error(
      'Row {"title":"secret"} of "secret" at /gallery/secret?photo=1 for secret@example.org, +91 98765 43210',
    );
    const detail = { section: 'mf-gallery', kind: 'render', error };
    document.dispatchEvent(new CustomEvent('site:failure', { detail }));
  });
  await expect.poll(() => postedTo('/errors')).toContainEqual(expect.objectContaining({ kind: 'render' }));
  await page.goto('about:blank');
  await expect.poll(() => postedTo('/vitals').length).toBeGreaterThan(0);
  expect(postedTo('/analytics')).toEqual([expect.objectContaining({ route: '/gallery/:albumId' })]);
  for (const { headers, ...report } of received) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(report).toHaveProperty('route', '/gallery/:albumId');
    expect(JSON.stringify(report)).not.toMatch(/secret|mail|72c99fe8|98765|https?:/);
  }
});
