import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from 'shared/lockFile';
import { secondsSince, step } from '../progress.ts';
import { createRepository, isElsewhere } from '../publish/git.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { readReleases } from '../publish/store.ts';
import { serveSite } from '../serve/serveSite.ts';
import { build } from './build.ts';
import { printByteTable } from './printByteTable.ts';
import { publishAll } from './publishBuilt.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { settings } from './settings.ts';
import { siteRepository } from './siteRepository.ts';
import { sectionNames } from './workspaces.ts';

const isServed = (owner: string) =>
  `The site in ${settings.store} is served by another npm start (process ${owner}). End that one, or set SITE_STORE to another folder.`;

/** `npm start`: the whole site on a real database, until Ctrl-C. */
export const run = () =>
  runUntilStopped('npm start', async ({ startBackend, onStop }) => {
    const started = performance.now();
    const { sitePort, configFile, buildMode } = settings;
    console.log('Starting the school site\n');
    // The pages of the one that starts last would ask its backend at both addresses.
    onStop(takeLock(join(settings.store, 'start.lock'), isServed));
    const repository = await siteRepository();
    if (isElsewhere(repository)) {
      throw new Error(`npm start would make this checkout live in ${repository.url}. Unset SITE_REPOSITORY.`);
    }
    await readReleases(repository).catch(async () => {
      console.log(`  Releases in ${settings.store} are of another version of this project: made anew`);
      rmSync(repository.gitDir, { recursive: true });
      await createRepository(repository.gitDir, repository.branch);
    });
    const sections = sectionNames();
    const [backend] = await Promise.all([
      startBackend(),
      step(`Build of the shell and ${sections.length} sections`, () =>
        build(['shell', ...sections], buildMode),
      ),
    ]);
    const site = loadConfig({ file: configFile, environment: process.env, local: backend });
    const release = await step('Publish, check and compose', () => publishAll(repository, site, buildMode));
    const onNotFound = (path: string) => console.log(`  404 ${path}`);
    const server = await serveSite({ repository, port: sitePort, onNotFound });
    onStop(() => server.close());

    printByteTable(release);
    console.log(`  Release ${release.number} is live after ${secondsSince(started)}.`);
    console.log(`  Site     http://localhost:${sitePort}`);
    console.log(`  Backend  ${backend.url}`);
    console.log('  Ctrl-C stops everything.\n');
  });
