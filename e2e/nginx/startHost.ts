import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { settings } from 'platform/commands/settings.ts';
import { command, startProcess } from '../runningProcess.ts';
import { hostedSite } from '../sites.ts';

interface Place {
  folder: string;
  port: number;
  sshPort: number;
}

export type Host = Awaited<ReturnType<typeof startHost>>;

/**
 * A server as `npm run host -- nginx` describes it, below a folder and on ports of its own: Debian's sshd and nginx,
 * without TLS, on a disk that a test can fill. Needs root. Serves release 1 of the hosted site.
 */
export async function startHost({ folder, port, sshPort }: Place) {
  const url = `http://localhost:${port}`;
  spawnSync('umount', ['--quiet', folder]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'school-site', folder]);
  const writing = startProcess(command('host', 'nginx', folder), { environment: { SITE_HOST: url } });
  if ((await writing.ended) !== 0) throw new Error(writing.output());
  const repository = join(folder, 'srv/site.git');
  const work = join(folder, 'work');
  mkdirSync(work);

  const here = (text: string) =>
    text
      .replaceAll(' /srv/', ` ${folder}/srv/`)
      .replaceAll(/.*(ssl_certificate|\[::\]).*\n/g, '')
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen unix:${work}/http`);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const blocks = 'etc/nginx/conf.d/school-site.conf';
  edit(blocks, here);
  edit('srv/school-site/preview.conf', here);
  const shell = 'usr/local/bin/school-site-git';
  edit(shell, (text) => text.replaceAll("'/srv/", `'${folder}/srv/`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path ${work}/${kind};`).join('\n')}
  include ${folder}/${blocks};
}
`,
  );
  const nginxCommand = [
    process.env.NGINX_BIN ?? 'nginx',
    '-e',
    `${work}/error.log`,
    '-c',
    `${work}/nginx.conf`,
  ];
  edit('srv/site.git/config', (text) => here(text).replace('sudo /usr/sbin/nginx', nginxCommand.join(' ')));

  const key = (name: string) => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(work, name)]);
    return join(work, name);
  };
  const userKey = key('user');
  writeFileSync(
    join(work, 'sshd.conf'),
    `ListenAddress 127.0.0.1:${sshPort}
HostKey ${key('host')}
AuthorizedKeysFile ${userKey}.pub
AuthenticationMethods publickey
ForceCommand ${join(folder, shell)} -c "$SSH_ORIGINAL_COMMAND"
StrictModes no
UsePAM no
PidFile none
`,
  );
  // Debian's service makes it; only a server started by root needs it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const [nginx = '', ...parameters] = nginxCommand;
  const servers = [
    spawn(nginx, parameters, { stdio: 'inherit' }),
    spawn(process.env.SSHD_BIN ?? '/usr/sbin/sshd', ['-D', '-e', '-f', join(work, 'sshd.conf')], {
      stdio: ['ignore', 'ignore', 'ignore'],
    }),
  ];

  const knownHosts = `-o UserKnownHostsFile=${work}/known_hosts -o StrictHostKeyChecking=accept-new`;
  /** What a pipeline's environment says. */
  const environment = {
    SITE_REPOSITORY: `ssh://${userInfo().username}@127.0.0.1:${sshPort}${repository}`,
    GIT_SSH_COMMAND: `ssh -F none -i ${userKey} ${knownHosts} -o ConnectionAttempts=20 -o LogLevel=ERROR`,
  };
  const releases = join(hostedSite.environment.SITE_STORE ?? '', 'site.git');
  const pushed = ['push', '--quiet', environment.SITE_REPOSITORY, settings.branch];
  execFileSync('git', [`--git-dir=${releases}`, ...pushed], { env: { ...process.env, ...environment } });
  return {
    url,
    /** A file system of its own. */
    disk: folder,
    repository,
    environment,
    async stop() {
      const ended = servers.map((server) => once(server, 'exit'));
      for (const server of servers) server.kill();
      await Promise.all(ended);
      execFileSync('umount', [folder]);
    },
  };
}
