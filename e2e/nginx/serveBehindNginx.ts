import { command, startServer } from '../runningProcess.ts';
import { hostedSite, nginxHost } from '../sites.ts';
import { startHost } from './startHost.ts';

/** Starts a site, and a server with nginx that serves its release, until a signal ends both. */
const site = await startServer(command('start'), { environment: hostedSite.environment });
const host = await startHost(nginxHost);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

async function stop() {
  await host.stop();
  await site.stop();
  process.exit(0);
}
