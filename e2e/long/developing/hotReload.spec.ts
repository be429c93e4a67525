import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'platform/serve/listen.ts';
import { copyProject, testSection } from '../../projectCopy.ts';
import { command, startServer } from '../../runningProcess.ts';
import { expect, isSameDocument, markDocument, test } from '../../test.ts';

const { name, path, title, content, page: pageFile, declaration, addedRoute } = testSection;

/** `npm run dev` in a copy of the project, whose files a test may edit. */
async function develop(...names: string[]) {
  const { edit, folder, remove } = copyProject();
  const data = mkdtempSync(join(tmpdir(), 'develop-'));
  const port = await freePort();
  edit(pageFile, 'import', "import { useState } from 'react';\nimport");
  edit(
    pageFile,
    'return <PageHeader title={content.title} lead={content.lead} />;',
    `const [count, setCount] = useState(0);
  return (
    <>
      <PageHeader title={content.title} lead={content.lead} />
      <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
    </>
  );`,
  );
  const server = await startServer(command('dev', ...names), {
    cwd: folder,
    environment: {
      SITE_PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      SITE_STORE: join(data, 'site'),
      LOCAL_DATA: data,
    },
  });
  return {
    url: `http://localhost:${port}`,
    edit,
    async close() {
      await server.stop();
      remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

test('an edit of a section or of the shell shows at once, and the state of the page stays', async ({
  page,
}) => {
  const site = await develop();
  try {
    await page.goto(site.url + path);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await page.getByRole('button', { name: 'Count 0' }).click();
    await markDocument(page);

    site.edit(content, title, 'Hot title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot title');
    site.edit('shell/src/layout/Layout.tsx', 'id="main"', 'id="main" data-edited=""');
    await expect(page.getByRole('main')).toHaveAttribute('data-edited');

    await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    // A page that is left without its server logs it.
    await page.goto('about:blank');
  } finally {
    await site.close();
  }
});

test('one section is hot, the others come as they are published, and a new page of it is there at once', async ({
  page,
  problems,
}) => {
  // The first update asks for what changed before the page was there.
  problems.allow(/hot-update|WebSocket connection/);
  const site = await develop(name);
  try {
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await page.goto(site.url + path);
    await markDocument(page);
    site.edit(content, title, 'Hot title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot title');
    expect(await isSameDocument(page)).toBe(true);

    await page.goto('about:blank');
    site.edit(declaration, 'routes: [', addedRoute);
    await expect.poll(async () => (await fetch(`${site.url}/added`)).status, { timeout: 30_000 }).toBe(200);
  } finally {
    await site.close();
  }
});
