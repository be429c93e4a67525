import { join } from 'node:path';
import { runGallery } from 'supabase/office/runGallery';
import { settings } from './settings.ts';

/** `npm run gallery`: the school office's photos, here or on the hosted site. */
export async function run(typed: string[]) {
  await runGallery(typed, {
    backendPort: settings.backendPort,
    dataDir: join(settings.localData, 'backend'),
    print: console.log,
  });
}
