import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from 'platform/serve/listen.ts';
import { copyProject, type ProjectCopy, testSection } from '../../projectCopy.ts';
import { command, type RunningProcess, startServer } from '../../runningProcess.ts';
import { test as base, expect, isSameDocument, markDocument } from '../../test.ts';

const { name, path, title, content, page: pageFile, declaration, addedRoute } = testSection;

/** `npm run dev` in a copy of the project, whose files a test may edit; its page has a state. */
const test = base.extend<{
  develop: (...names: string[]) => Promise<{ url: string; edit: ProjectCopy['edit'] }>;
}>({
  develop: async ({ page }, use) => {
    const { edit, folder, remove } = copyProject();
    const data = mkdtempSync(join(tmpdir(), 'develop-'));
    let server: RunningProcess | undefined;
    edit(pageFile, 'import', "import { useState } from 'react';\nimport");
    edit(
      pageFile,
      'return <PageHeader title={title} lead={lead} />;',
      `const [count, setCount] = useState(0);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
    </>
  );`,
    );
    await use(async (...names) => {
      const port = await freePort();
      server = await startServer(command('dev', ...names), {
        cwd: folder,
        environment: {
          SITE_PORT: String(port),
          BACKEND_PORT: String(await freePort()),
          SITE_STORE: join(data, 'site'),
          LOCAL_DATA: data,
        },
      });
      return { url: `http://localhost:${port}`, edit };
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
