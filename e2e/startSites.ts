import { join } from 'node:path';
import { settings } from 'platform/commands/settings.ts';
import { readJson, writeBelow } from 'platform/files.ts';
import { otherIdentity } from './identities.ts';
import { command, type RunningProcess, startProcess } from './runningProcess.ts';
import { developmentSite, productionSite } from './sites.ts';

/** Serves the sites of the browser tests until a signal, or until its parent ends, and says when they are ready. */
const running: RunningProcess[] = [];
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, stop);
// A parent that ended before this was listened for has sent its only sign already.
if (process.env.E2E_SITES === 'started' && !process.connected) process.exit();

await start(command('start'), productionSite.environment);
if (process.env.E2E_SECTION === undefined) await startDevelopmentSite();
console.log('The sites are ready');
process.send?.('ready');

async function start(parameters: readonly string[], environment: NodeJS.ProcessEnv) {
  const site = startProcess(parameters, { environment });
  running.push(site);
  await site.printed(/Ctrl-C/);
}

async function startDevelopmentSite() {
  const { LOCAL_DATA } = productionSite.environment;
  const { anonKey } = readJson<{ anonKey: string }>(join(LOCAL_DATA, 'backend/keys.json'));
  const { school, host } = otherIdentity;
  const configuration = {
    ...readJson<object>(settings.configFile),
    host,
    school,
    supabase: { url: productionSite.backendUrl, anonKey },
    images: { base: `${productionSite.backendUrl}/simanta-palli/image/upload/` },
  };
  writeBelow(developmentSite.environment.SITE_CONFIG, JSON.stringify(configuration));
  await start(
    ['--import', 'tsx', 'e2e/serveCopy.ts', String(developmentSite.port)],
    developmentSite.environment,
  );
}

async function stop() {
  await Promise.all(running.map((site) => site.stop()));
  process.exit(0);
}
