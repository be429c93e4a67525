import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishBuilt.ts';
import { settings } from 'platform/commands/settings.ts';
import { siteRepository } from 'platform/commands/siteRepository.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import { serveSite } from 'platform/serve/serveSite.ts';

/**
 * Makes the whole site live in the repository below `SITE_STORE` and serves it, with a backend that runs elsewhere, on
 * the port of its parameter or a free one, which it prints.
 */
const { buildMode, configFile } = settings;
await build(['shell', ...sectionNames()], buildMode);
const repository = await siteRepository();
const site = loadConfig({ file: configFile, environment: process.env });
await publishAll(repository, site, buildMode);
const { port } = await serveSite({
  repository,
  port: Number(process.argv[2] ?? 0),
  onNotFound: () => undefined,
});
console.log(`port ${port}\nCtrl-C stops it.`);
