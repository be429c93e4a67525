import { join } from 'node:path';
import { deploy } from 'platform/publish/deploy.ts';
import { openRepository } from 'platform/publish/git.ts';
import { command, startServer } from '../runningProcess.ts';
import { hostedSite, nginxHost, retiredPaths } from '../sites.ts';
import { startHost } from './startHost.ts';

/** Starts a site, and a server with nginx that serves its release, until a signal ends both. */
const site = await startServer(command('start'), { environment: hostedSite.environment });
const releases = await openRepository(join(hostedSite.environment.SITE_STORE ?? '', 'site.git'), 'site');
await deploy(releases, { reason: 'retired paths', retired: retiredPaths });
const host = await startHost(nginxHost);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

async function stop() {
  await host.stop();
  await site.stop();
  process.exit(0);
}
