import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { filesBelow, readJson } from '../files.ts';
import { createRepository } from '../publish/git.ts';
import { hostOrigin } from '../publish/loadConfig.ts';
import { settings } from './settings.ts';

const template = join(import.meta.dirname, '../publish/hosts/server');

/** The name in the template's files. */
const example = 'school.example';

/**
 * `npm run host -- nginx [folder]`: writes what a Debian server needs besides its packages, in the folders in which it
 * lies there, and prints what is left to do.
 */
export async function run([kind, folder = join(settings.store, 'server')]: readonly string[]) {
  if (kind !== 'nginx')
    throw new Error('Say which host: npm run host -- nginx [folder]. Others need no files.');
  const { configFile, branch } = settings;
  const named = process.env.SITE_HOST ?? readJson<{ host: string }>(configFile).host;
  const { success, output: origin, issues } = v.safeParse(hostOrigin, named);
  if (!success) throw new Error(`SITE_HOST is ${JSON.stringify(named)}. It ${issues[0].message}.`);
  const { hostname } = new URL(origin);
  const repository = join(folder, 'srv/site.git');
  await createRepository(repository, branch);
  cpSync(template, folder, { recursive: true });
  for (const file of filesBelow(template)) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(example, hostname));
  }
  const config = join(repository, 'config');
  writeFileSync(
    config,
    `${readFileSync(config, 'utf8').replace(/\[site\][^[]*/, '')}[site]
\tbranch = ${branch}
\turl = ${origin}
\tfolder = /srv/school-site
\tnginx = sudo /usr/sbin/nginx
`,
  );
  console.log(`What the server needs is in ${resolve(folder)}. From here:

  tar -c -C ${resolve(folder)} etc srv | ssh root@${hostname} tar -x -C / --no-same-owner --no-overwrite-dir
  ssh root@${hostname} 'chmod 440 /etc/sudoers.d/school-site && chown -R deploy: /srv/site.git /srv/school-site && nginx -t && nginx -s reload'
  GIT_SSH_COMMAND='ssh -i ~/.ssh/school-site' SITE_REPOSITORY=ssh://deploy@${hostname}/srv/site.git npm run deploy -- site
`);
}
