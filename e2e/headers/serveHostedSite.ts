import { once } from 'node:events';
import { settings } from 'platform/commands/settings.ts';
import { serveSite } from 'platform/serve/serveSite.ts';
import { withHostedSite } from './hostedSite.ts';

/** Serves the site of `SITE_STORE` as it would be hosted, tells its parent the port, and ends with it. */
await withHostedSite(settings.store, async (store) => {
  const server = await serveSite({ store, port: 0, onNotFound: () => undefined });
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  await once(process, 'disconnect');
});
process.exit(0);
