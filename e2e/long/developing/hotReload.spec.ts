import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../platform/serve/listen.ts';
import { copyOfProject } from '../../deploys/copyOfProject.ts';
import { expect, isSameDocument, markDocument, test } from '../../test.ts';

interface Development {
  url: string;
  edit(file: string, from: string, to: string): void;
  output(): string;
  close(): Promise<void>;
}

/** `npm run dev` in a copy of the project, whose files a test may edit. */
async function develop(...names: string[]): Promise<Development> {
  const copy = copyOfProject();
  const data = mkdtempSync(join(tmpdir(), 'develop-'));
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ['platform/commands/run.mjs', 'dev', ...names], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      SITE_PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      SITE_STORE: join(data, 'site'),
      LOCAL_DATA: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  while (!output.includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(`npm run dev ended:\n${output}`);
    await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')]);
  }
  return {
    url: `http://localhost:${port}`,
    edit(file, from, to) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
      writeFileSync(path, source.replace(from, to));
    },
    output: () => output,
    async close() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('an edit of a section or of the shell shows at once, and what was chosen on the page stays', async ({
  page,
}) => {
  const site = await develop();
  try {
    await page.goto(`${site.url}/academics`);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    const english = page.getByRole('tab', { name: 'English Medium' });
    await english.click();
    await markDocument(page);

    site.edit('mf-pages/src/academics/content.en.ts', 'What each class learns', 'What every class learns');
    await expect(page.getByRole('heading', { name: 'What every class learns' })).toBeVisible();
    site.edit('shell/src/layout/content.en.ts', 'Quick Links', 'Short Ways');
    await expect(page.getByRole('contentinfo')).toContainText('Short Ways');

    await expect(english).toHaveAttribute('aria-selected', 'true');
    expect(await isSameDocument(page)).toBe(true);
    // Whoever is left without a server says so.
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
  const site = await develop('mf-policies');
  try {
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await page.goto(`${site.url}/policies`);
    await markDocument(page);
    site.edit('mf-policies/src/policies/content.en.ts', "title: 'School Policies'", "title: 'Hot Policies'");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Policies');
    expect(await isSameDocument(page)).toBe(true);

    await page.goto('about:blank');
    const route = "path: '/photo-policy',";
    const rest =
      "page: 'PhotoPolicyPage', module: './src/photoPolicy/PhotoPolicyPage.tsx', prerender: true, head: heads.photoPolicy";
    site.edit('mf-policies/src/section.ts', route, `path: '/events', ${rest} }, { ${route}`);
    await expect.poll(async () => (await fetch(`${site.url}/events`)).status, { timeout: 30_000 }).toBe(200);
  } finally {
    await site.close();
  }
});
