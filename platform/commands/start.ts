import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from 'supabase/backend/startBackend';
import { secondsSince, step } from '../progress.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { openStore } from '../publish/store.ts';
import { assertPortFree } from '../serve/listen.ts';
import { serveSite } from '../serve/serveSite.ts';
import { build } from './build.ts';
import { byteTable } from './byteTable.ts';
import { cleanUpOnSignal } from './cleanUpOnSignal.ts';
import { publishAll } from './publishBuilt.ts';
import { settings } from './settings.ts';
import { sectionNames } from './workspaces.ts';

/** `npm start`: the whole site on a real database, until Ctrl-C. */
export async function run() {
  const started = performance.now();
  const { sitePort, backendPort, store: storeRoot, localData, configFile, buildMode } = settings;
  await assertPortFree(sitePort, 'SITE_PORT');
  await assertPortFree(backendPort, 'BACKEND_PORT');
  mkdirSync(localData, { recursive: true });
  const cleanUp = cleanUpOnSignal();

  try {
    console.log('Starting the school site\n');
    const sections = sectionNames();
    const [backend] = await Promise.all([
      step('Database, API and image service', async () => {
        const dataDir = join(localData, 'backend');
        const running = await startBackend({
          port: backendPort,
          dataDir,
          log: (line) => console.log(`  ${line}`),
          onCrash: cleanUp.fail,
        });
        cleanUp.before(() => running.stop());
        return running;
      }),
      step(`Build of the shell and ${sections.length} sections`, () =>
        build(['shell', ...sections], buildMode),
      ),
    ]);
    const store = openStore(storeRoot);
    const site = loadConfig({ file: configFile, environment: process.env, local: backend });
    const release = await step('Publish, check and compose', () => publishAll(store, site, buildMode));
    const server = await serveSite({
      store,
      port: sitePort,
      onNotFound: (path) => console.log(`  404 ${path}`),
    });
    cleanUp.before(() => server.close());

    console.log(`\n${byteTable(release)}\n`);
    console.log(`  Release ${release.number} is live after ${secondsSince(started)}.`);
    console.log(`  Site     http://localhost:${sitePort}`);
    console.log(`  Backend  ${backend.url}`);
    console.log('  Ctrl-C stops everything.\n');
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}
