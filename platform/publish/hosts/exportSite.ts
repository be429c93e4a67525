import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../files.ts';
import { type ComposedPath, notFoundPath } from '../composeRelease.ts';
import { liveNumber, releaseFolder, releaseNumbers, type Store } from '../store.ts';
import { hostedPaths } from './hostedPaths.ts';
import { brotliConfig, nginxConfig } from './nginxConfig.ts';
import { headersFile, redirectsFile } from './staticHosts.ts';

/**
 * Writes the live release as files that any host serves: `public/`, the site with `_headers` and `_redirects`, and
 * `nginx/`. Files of earlier versions are among them, for tabs that are open. Replaces what an earlier export wrote,
 * and nothing else. Returns the release's number.
 */
export async function exportSite(store: Store, folder: string): Promise<number> {
  const number = liveNumber(store);
  if (number === undefined)
    throw new Error('Nothing is live in this store yet. Start the site once: npm start');
  const site = join(folder, 'public');
  const config = join(folder, 'nginx/school-site.conf');
  if (existsSync(site) && !existsSync(config)) {
    throw new Error(
      `${site} is there already, and no export has written it. Name another folder: npm run export -- <folder>`,
    );
  }
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  writeFileSync(config, '');
  cpSync(store.path('public'), site, { recursive: true });

  const live = releaseFolder(store, number);
  const composed = readJson<ComposedPath[]>(join(live, 'pages.json'));
  for (const { file } of composed) cpSync(join(live, file), join(site, file), { recursive: true });
  for (const each of releaseNumbers(store)) {
    const file = join(releaseFolder(store, each), 'browser.json');
    if (existsSync(file)) cpSync(file, join(site, '_releases', `${each}.json`));
  }
  writePolicyInto(join(site, '404.html'), composed);

  const paths = hostedPaths(composed);
  writeFileSync(join(site, 'release.json'), JSON.stringify({ number }));
  writeFileSync(join(site, '_headers'), headersFile(paths));
  writeFileSync(join(site, '_redirects'), redirectsFile(paths));
  writeFileSync(config, nginxConfig(paths));
  writeFileSync(join(folder, 'nginx/brotli.conf'), brotliConfig);
  return number;
}

/** Static hosts cannot name the headers of paths that they do not know. */
function writePolicyInto(file: string, composed: readonly ComposedPath[]) {
  const notFound = composed.find(({ path }) => path === notFoundPath);
  const policy = (notFound?.headers['Content-Security-Policy'] ?? '').replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<meta charset="utf-8">', `$&${meta}`));
}
