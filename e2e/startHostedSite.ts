import { join } from 'node:path';
import { deploy } from 'platform/publish/deploy.ts';
import { openRepository } from 'platform/publish/git.ts';
import { command, startServer } from './runningProcess.ts';
import { hostedSite, retiredPaths } from './sites.ts';

/** Starts the site whose release the hosts serve too. */
export async function startHostedSite() {
  const site = await startServer(command('start'), { environment: hostedSite.environment });
  const store = join(hostedSite.environment.SITE_STORE ?? '', 'site.git');
  await deploy(await openRepository(store, 'site'), { reason: 'retired paths', retired: retiredPaths });
  return { ...site, store };
}
