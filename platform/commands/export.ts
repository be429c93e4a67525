import { resolve } from 'node:path';
import { step } from '../progress.ts';
import { exportSite } from '../publish/hosts/exportSite.ts';
import { root } from './settings.ts';
import { siteRepository } from './siteRepository.ts';

/** `npm run export [-- folder]`: the live release as files for any static host. */
export async function run([folder = 'export']: readonly string[]) {
  const target = resolve(root, folder);
  const number = await step('Export', async () => exportSite(await siteRepository(), target));
  console.log(`\n  Release ${number} lies in ${target}: public/ for a static host, nginx/ for nginx.`);
  console.log('  docs/operations.md tells how to host it.');
}
