import { join } from 'node:path';
import { runGallery } from 'office/commands/runGallery';
import { loadConfig } from '../publish/loadConfig.ts';
import { settings } from './settings.ts';

/** `npm run gallery`: the school office's photos, here or on the hosted site. */
export async function run(typed: string[]) {
  const { backendPort, configFile, localData } = settings;
  await runGallery(typed, {
    backendPort,
    dataDir: join(localData, 'backend'),
    readConfig: (local) => loadConfig({ file: configFile, environment: process.env, local }),
    print: console.log,
  });
}
