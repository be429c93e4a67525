import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debianPackage.ts';

/** Path of the nginx to test the export with: `NGINX_BIN`, one on the PATH, or Debian's, installed when none is there. */
export function ensureNginx(): string {
  const named = process.env.NGINX_BIN;
  if (named && !existsSync(named)) throw new Error(`NGINX_BIN is ${named}, but no file is there.`);
  const found = named ?? onPath();
  if (found) return found;
  installDebianPackage('nginx-light', howTo);
  const installed = onPath();
  if (!installed) throw new Error(howTo);
  return installed;
}

const howTo =
  'The tests of the exported site need nginx and none was found. Install it (Debian: apt-get install nginx-light), or name it with NGINX_BIN.';

const onPath = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));
