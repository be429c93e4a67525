import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRepository } from 'platform/publish/git.ts';
import { command, startServer } from '../runningProcess.ts';
import { hostedRepository, hostedSite, nginxFolder, nginxPort } from '../sites.ts';

/** Starts a site and pushes its release to a repository whose hook serves it with nginx, until a signal ends both. */
const nginxCommand = [process.env.NGINX_BIN ?? 'nginx', '-p', nginxFolder, '-c', 'nginx.conf'];

/** A configuration for any user: no port below 1024, no path outside the folder. */
rmSync(nginxFolder, { recursive: true, force: true });
mkdirSync(join(nginxFolder, 'work'), { recursive: true });
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  join(nginxFolder, 'nginx.conf'),
  `daemon off;
pid work/nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path work/${kind};`).join('\n')}
  server {
    listen 127.0.0.1:${nginxPort};
    include ${nginxFolder}/site/live*.conf;
  }
}
`,
);
const site = await startServer(command('start'), { environment: hostedSite.environment });
const [program = '', ...parameters] = nginxCommand;
const nginx = spawn(program, parameters, { stdio: 'inherit' });

const git = (...words: string[]) => execFileSync('git', [`--git-dir=${hostedRepository}`, ...words]);
await createRepository(hostedRepository, 'site');
copyFileSync(
  join(import.meta.dirname, '../../platform/publish/hosts/post-receive'),
  join(hostedRepository, 'hooks/post-receive'),
);
git('config', 'site.folder', join(nginxFolder, 'site'));
git('config', 'site.nginx', nginxCommand.join(' '));
const releases = join(hostedSite.environment.SITE_STORE ?? '', 'site.git');
execFileSync('git', [`--git-dir=${releases}`, 'push', '--quiet', hostedRepository, 'site']);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
nginx.once('exit', stop);

async function stop() {
  nginx.kill();
  await site.stop();
  process.exit(0);
}
