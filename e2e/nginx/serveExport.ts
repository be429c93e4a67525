import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, startProcess, startServer } from '../runningProcess.ts';
import { exportedSite, nginxFolder, nginxPort } from '../sites.ts';

/** Starts a site, exports it and serves the export with nginx, until a signal ends both. */
const { environment } = exportedSite;
const site = await startServer(command('start'), { environment });
const folder = join(nginxFolder, 'export');
const exporting = startProcess(command('export', folder), { environment });
if ((await exporting.ended) !== 0) throw new Error(`The export failed:\n${exporting.output()}`);

/** A configuration for any user: no port below 1024, no path outside the folder. */
rmSync(join(nginxFolder, 'work'), { recursive: true, force: true });
mkdirSync(join(nginxFolder, 'work'), { recursive: true });
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  join(nginxFolder, 'nginx.conf'),
  `daemon off;
master_process off;
pid work/nginx.pid;
events {}
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path work/${kind};`).join('\n')}
  server {
    listen 127.0.0.1:${nginxPort};
    root ${folder}/public;
    include ${folder}/nginx/school-site.conf;
  }
}
`,
);
const nginx = spawn(
  process.env.NGINX_BIN ?? 'nginx',
  ['-p', nginxFolder, '-c', 'nginx.conf', '-e', 'error.log'],
  {
    stdio: 'inherit',
  },
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
nginx.once('exit', stop);

async function stop() {
  nginx.kill();
  await site.stop();
  process.exit(0);
}
