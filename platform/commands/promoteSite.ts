import { loadConfig } from '../publish/loadConfig.ts';
import { openStore } from '../publish/store.ts';
import { build } from './build.ts';
import { step } from './progress.ts';
import { publishAll } from './publishAll.ts';
import { settings } from './settings.ts';
import { sectionNames } from './workspaces.ts';

/** Builds and promotes the whole site with the configuration as it is now. */
export async function promoteSite() {
  const { buildMode, configFile, store } = settings;
  const site = loadConfig({ file: configFile, environment: process.env });
  await step('Build', () => build(['shell', ...sectionNames()], buildMode));
  const release = await step('Publish, check and compose', () =>
    publishAll(openStore(store), site, buildMode),
  );
  console.log(`\n  Release ${release.number} is live (${release.reason}).`);
}
