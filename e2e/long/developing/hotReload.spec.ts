import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openRepository } from 'platform/publish/git.ts';
import { freePort } from 'platform/serve/listen.ts';
import { serveSite } from 'platform/serve/serveSite.ts';
import { copyProject, type ProjectCopy, testSection } from '../../projectCopy.ts';
import { command, type RunningProcess, startServer } from '../../runningProcess.ts';
import { test as base, expect, hydrated, isSameDocument, markDocument } from '../../test.ts';

const { name, path, title, content, page: pageFile, declaration, addedRoute } = testSection;

/** `npm run dev` in a copy of the project, whose files a test may edit; its page has a state. */
const test = base.extend<{
  develop: (...names: string[]) => Promise<{
    url: string;
    edit: ProjectCopy['edit'];
    server: RunningProcess;
    store: string;
  }>;
}>({
  develop: async ({ page }, use) => {
    const { edit, folder, remove } = copyProject();
    const data = mkdtempSync(join(tmpdir(), 'develop-'));
    let server: RunningProcess | undefined;
    edit(pageFile, 'import', "import { useState } from 'react';\nimport");
    edit(
      pageFile,
      'export',
      `function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;
}

export`,
    );
    edit(pageFile, '<PageHeader', '<><Counter /><PageHeader');
    edit(pageFile, 'lead={lead} />', 'lead={lead} /></>');
    await use(async (...names) => {
      const port = await freePort();
      const store = join(data, 'site');
      server = await startServer(command('dev', ...names), {
        cwd: folder,
        environment: {
          SITE_PORT: String(port),
          BACKEND_PORT: String(await freePort()),
          SITE_STORE: store,
          LOCAL_DATA: data,
        },
      });
      return { url: `http://localhost:${port}`, edit, server, store };
    });
    // A page that is left without its server logs it.
    await page.goto('about:blank');
    await server?.stop();
    remove();
    rmSync(data, { recursive: true, force: true });
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an edit of a section or of the shell shows at once, and the state of the page stays', async ({
  page,
  develop,
}) => {
  const { url, edit } = await develop();
  await page.goto(url + path);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await markDocument(page);
  edit(content, title, 'Hot title');
  await expect(heading(page)).toHaveText('Hot title');
  edit('shell/src/layout/Layout.tsx', 'id="main"', 'id="main" data-edited=""');
  await expect(page.getByRole('main')).toHaveAttribute('data-edited');
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an error in the shell shows over the page, and a type error is printed', async ({
  page,
  develop,
  problems,
}) => {
  problems.allow(/Broken layout|An error occurred in the <Layout>/);
  const { url, edit, server } = await develop();
  await page.goto(url + path);
  await expect(heading(page)).toBeVisible();
  edit(
    'shell/src/layout/Layout.tsx',
    'return (',
    "if (document.title) throw new Error('Broken layout');\n  return (",
  );
  await page.reload();
  await expect(page.locator('rsbuild-error-overlay')).toContainText('Broken layout');
  await server.printed(/Watching for file changes/);
  edit(content, `'${title}'`, '7');
  await server.printed(/mf-new-section\S+: error TS2322/);
});

test('looks as the published site does', async ({ page, develop, problems }, testInfo) => {
  problems.allow(/WebSocket connection/);
  const { url, store } = await develop(name);
  const published = await serveSite({
    repository: await openRepository(join(store, 'site.git'), 'site'),
    port: 0,
    onNotFound: () => undefined,
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // A page of a published section, and one of the hot section.
    for (const each of ['/about', path]) {
      const picture = `${width}${each.replace('/', '-')}.png`;
      for (const site of [`http://localhost:${published.port}`, url]) {
        await page.goto(site + each);
        await hydrated(page);
        // The display face is optional: it is there on the second visit.
        await page.evaluate(() => document.fonts.ready);
        await page.reload();
        await hydrated(page);
        if (site !== url)
          await page.screenshot({ path: testInfo.snapshotPath(picture), animations: 'disabled' });
        else await expect(page).toHaveScreenshot(picture, { maxDiffPixelRatio: 0.01 });
      }
    }
  }
  await published.close();
});

test('one section is hot, the others come as they are published, and a new page of it is there at once', async ({
  page,
  develop,
  problems,
}) => {
  // The first update asks for what changed before the page was there.
  problems.allow(/hot-update|WebSocket connection/);
  const { url, edit } = await develop(name);
  await page.goto(`${url}/about`);
  await expect(heading(page)).toHaveText(/About/);
  await page.goto(url + path);
  await markDocument(page);
  edit(content, title, 'Hot title');
  await expect(heading(page)).toHaveText('Hot title');
  expect(await isSameDocument(page)).toBe(true);

  await page.goto('about:blank');
  edit(declaration, 'routes: [', addedRoute);
  await expect.poll(async () => (await fetch(`${url}/added`)).status, { timeout: 30_000 }).toBe(200);
});
