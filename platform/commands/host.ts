import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostOrigin } from 'shared/contract/siteConfig';
import * as v from 'valibot';
import { filesBelow, readJson } from '../files.ts';
import { createRepository, git } from '../publish/git.ts';
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
  const settled = { branch, url: origin, folder: '/srv/school-site', nginx: 'sudo /usr/sbin/nginx' };
  for (const [name, value] of Object.entries(settled))
    await git([`--git-dir=${repository}`, 'config', `site.${name}`, value]);
  const repositoryFolder = '/srv/site.git';
  const onServer = [
    'chmod 440 /etc/sudoers.d/school-site',
    // What decides what is served belongs to root; git takes a repository of another owner only by this word.
    `chown -R root:root ${repositoryFolder} && chown -R deploy: ${repositoryFolder}/objects ${repositoryFolder}/refs`,
    `chown root:deploy ${repositoryFolder} && chmod 1775 ${repositoryFolder}`,
    `git config --system --add safe.directory ${repositoryFolder}`,
    'chown deploy: /srv/school-site && usermod --shell /usr/local/bin/school-site-git deploy',
    'nginx -t && nginx -s reload',
  ];
  console.log(`What the server needs is in ${resolve(folder)}. From here:

  tar -c -C ${resolve(folder)} etc srv usr | ssh root@${hostname} tar -x -C / --no-same-owner --no-overwrite-dir
  ssh root@${hostname} '${onServer.join(' && ')}'
  GIT_SSH_COMMAND='ssh -i ~/.ssh/school-site' SITE_REPOSITORY=ssh://deploy@${hostname}${repositoryFolder} npm run deploy -- site
`);
}
