import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishBuilt.ts';
import { settings } from 'platform/commands/settings.ts';
import { siteRepository } from 'platform/commands/siteRepository.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import { serveSite } from 'platform/serve/serveSite.ts';

/** Makes the whole site live in the repository below `SITE_STORE` and serves it on a free port, which it prints. */
await build(['shell', ...sectionNames()], 'production');
const repository = await siteRepository();
const site = loadConfig({ file: settings.configFile, environment: process.env });
await publishAll(repository, site, 'production');
const { port } = await serveSite({ repository, port: 0, onNotFound: () => undefined });
console.log(`port ${port}`);
