import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { resetBackend } from 'supabase/backend/resetBackend';
import { assertPortFree } from '../serve/listen.ts';
import { settings } from './settings.ts';

/** `npm run reset`: local data and the site's own repository back to the beginning. */
export async function run() {
  await assertPortFree(settings.sitePort, 'SITE_PORT');
  await assertPortFree(settings.backendPort, 'BACKEND_PORT');
  await resetBackend(join(settings.localData, 'backend'));
  rmSync(settings.store, { recursive: true, force: true });
  console.log('The local database, pictures and releases are gone. `npm start` makes new ones.');
}
