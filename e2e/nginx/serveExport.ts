import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exportSite } from 'platform/publish/hosts/exportSite.ts';
import { withHostedSite } from '../headers/hostedSite.ts';
import { exportedSite, hostedNginxPort, nginxFolder, nginxPort } from '../sites.ts';

/**
 * Starts a site, exports it, and serves the export with nginx, until a signal ends all of it. A second export, on a
 * port of its own, is of the same site with a hosted backend, as visitors get it.
 */
const commands = join(import.meta.dirname, '../../platform/commands/run.mjs');
const running: ChildProcess[] = [];

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

const site = start(process.execPath, [commands, 'start']);
await answers(exportedSite.url, site);
const folder = join(nginxFolder, 'export');
const [code] = await once(spawnHere(process.execPath, [commands, 'export', folder]), 'exit');
if (code !== 0) throw new Error('The export failed; its own message stands above.');
const hostedFolder = join(nginxFolder, 'hosted');
await withHostedSite(exportedSite.environment.SITE_STORE ?? '', (store) => exportSite(store, hostedFolder));
const config = writeConfig({ [nginxPort]: folder, [hostedNginxPort]: hostedFolder });
start(process.env.NGINX_BIN ?? 'nginx', ['-p', nginxFolder, '-c', config, '-e', 'error.log']);

function spawnHere(program: string, parameters: readonly string[]) {
  return spawn(program, parameters, {
    env: { ...process.env, ...exportedSite.environment },
    stdio: 'inherit',
  });
}

function start(program: string, parameters: readonly string[]) {
  const child = spawnHere(program, parameters);
  running.push(child);
  return child;
}

async function answers(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(200);
  }
  throw new Error('The site to export did not start; its own message stands above.');
}

/** A configuration for any user: no port below 1024, no path outside the folder. */
function writeConfig(exports: Readonly<Record<number, string>>): string {
  rmSync(join(nginxFolder, 'work'), { recursive: true, force: true });
  mkdirSync(join(nginxFolder, 'work'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(nginxFolder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid work/nginx.pid;
events {}
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path work/${kind};`).join('\n')}
${Object.entries(exports).map(server).join('')}}
`,
  );
  return file;
}

function server([port, exported]: [string, string]) {
  return `  server {
    listen 127.0.0.1:${port};
    root ${exported}/public;
    include ${exported}/nginx/school-site.conf;
  }
`;
}

async function stop() {
  for (const child of running) {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  process.exit(0);
}
