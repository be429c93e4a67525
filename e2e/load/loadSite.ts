import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishAll.ts';
import { settings } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import { openStore } from 'platform/publish/store.ts';
import { serveSite } from 'platform/serve/serveSite.ts';
import type { Backend } from 'supabase/backend/startBackend';
import { type Figures, measure } from './measure.ts';

/** Builds, publishes and serves the site, and lets 50 visitors ask for all of its pages and scripts. */
export async function loadSite(backend: Backend): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'school-load-site-'));
  try {
    await build(['shell', ...sectionNames()], 'production');
    const store = openStore(folder);
    const site = loadConfig({ file: settings.configFile, environment: {}, local: backend });
    const { shell, sections } = await publishAll(store, site, 'production');
    const server = await serveSite({ store, port: 0, onNotFound: () => undefined });
    const pages = Object.values(sections).flatMap(({ routes }) =>
      routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    );
    try {
      return await measure({
        title: 'Static site, every page and the scripts of the shell',
        url: `http://127.0.0.1:${server.port}`,
        paths: [...pages, ...shell.scripts.map(({ file }) => `${shell.base}${file}`)],
        headers: { 'Accept-Encoding': 'br' },
        connections: 50,
        seconds: 20,
      });
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
