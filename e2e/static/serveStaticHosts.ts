import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureStaticHosts } from 'platform/commands/ensureTools.ts';
import { writeBelow } from 'platform/files.ts';
import { listen } from 'shared/listen';
import { startProcess } from '../runningProcess.ts';
import { cloudflarePort, netlifyPort, staticFolder } from '../sites.ts';
import { startHostedSite } from '../startHostedSite.ts';

/** Starts a site, and serves the `public` of its release with the engines of static hosts until a signal. */
const engines = ensureStaticHosts();
const site = await startHostedSite();
rmSync(staticFolder, { recursive: true, force: true });
mkdirSync(staticFolder, { recursive: true });
const archive = execFileSync('git', [`--git-dir=${site.store}`, 'archive', 'site', 'public'], {
  maxBuffer: 2 ** 28,
});
execFileSync('tar', ['-x', '-C', staticFolder], { input: archive });
writeBelow(join(staticFolder, 'netlify.toml'), '[build]\npublish = "public"\n');

const local = ['--ip=127.0.0.1', `--port=${cloudflarePort}`, '--compatibility-date=2026-01-01'];
const cloudflare = startProcess(
  [join(engines, 'wrangler/bin/wrangler.js'), 'pages', 'dev', 'public', ...local],
  { cwd: staticFolder, environment: { WRANGLER_SEND_METRICS: 'false', CI: '1' } },
);
await cloudflare.printed(/Ready on/);

interface NetlifyEngine {
  start(): Promise<unknown>;
  stop(): Promise<unknown>;
  handle(request: Request, options: { serverAddress: string }): Promise<Response | undefined>;
}

const engine = pathToFileURL(join(engines, '@netlify/dev/dist/main.js')).href;
const { NetlifyDev }: { NetlifyDev: new (options: object) => NetlifyEngine } = await import(engine);
const off = { enabled: false };
const serverAddress = `http://localhost:${netlifyPort}`;
const netlify = new NetlifyDev({
  projectRoot: staticFolder,
  aiGateway: off,
  blobs: off,
  edgeFunctions: off,
  environmentVariables: off,
  functions: off,
  geolocation: off,
  images: off,
});
await netlify.start();
/** The engine answers with what it finds; the 404 page, with the headers of all paths, is what Netlify adds. */
const netlifyServer = await listen(netlifyPort, async ({ url = '/', method = 'GET' }, response) => {
  const ask = (path: string) =>
    netlify.handle(new Request(new URL(path, serverAddress), { method }), { serverAddress });
  const found = await ask(url);
  const answer = found ?? (await ask('/404'));
  response.writeHead(found?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
  response.end(answer?.body && Buffer.from(await answer.arrayBuffer()));
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

async function stop() {
  await netlifyServer.close();
  await netlify.stop();
  await cloudflare.stop();
  await site.stop();
  process.exit(0);
}
