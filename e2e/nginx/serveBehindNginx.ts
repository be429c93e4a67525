import { nginxHost } from '../sites.ts';
import { startHostedSite } from '../startHostedSite.ts';
import { startHost } from './startHost.ts';

/** Starts a site, and a server with nginx that serves its release, until a signal ends both. */
const site = await startHostedSite();
const host = await startHost(nginxHost);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

async function stop() {
  await host.stop();
  await site.stop();
  process.exit(0);
}
