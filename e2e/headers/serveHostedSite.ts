import { once } from 'node:events';
import { settings } from 'platform/commands/settings.ts';
import { serveSite } from 'platform/serve/serveSite.ts';
import { withHostedSite } from './hostedSite.ts';

/** Serves the site of `SITE_STORE` as it would be hosted, tells its parent the port, and ends with it. */
await withHostedSite(settings.store, async (store) => {
  const { port } = await serveSite({ store, port: 0, onNotFound: () => undefined });
  process.send?.({ port });
  await once(process, 'disconnect');
});
process.exit(0);
