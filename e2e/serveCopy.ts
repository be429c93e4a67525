import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishBuilt.ts';
import { settings } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import { openStore } from 'platform/publish/store.ts';
import { serveSite } from 'platform/serve/serveSite.ts';

/** Makes the whole site live in the store `SITE_STORE` and serves it on a free port, which it prints. */
await build(['shell', ...sectionNames()], 'production');
const store = openStore(settings.store);
const site = loadConfig({ file: settings.configFile, environment: process.env });
await publishAll(store, site, 'production');
const { port } = await serveSite({ store, port: 0, onNotFound: () => undefined });
console.log(`port ${port}`);
