import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposedPath, notFoundPath } from '../composeRelease.ts';
import { gzipped, textFile } from '../compress.ts';
import { filesBelow } from '../contentHash.ts';
import { liveNumber, readJson, type Store } from '../store.ts';
import { headersFile } from './headersFile.ts';
import { hostedPaths } from './hostedFiles.ts';
import { nginxConfig } from './nginxConfig.ts';
import { redirectsFile } from './redirectsFile.ts';

/**
 * Writes the live release as files that any host serves: `public/`, the site with `_headers` and `_redirects`, and
 * `nginx/`. Files of earlier versions are among them, for tabs that are open. Answers the release's number.
 */
export async function exportSite(store: Store, folder: string): Promise<number> {
  const number = liveNumber(store);
  if (number === undefined)
    throw new Error('Nothing is live in this store yet. Start the site once: npm start');
  assertOurs(folder);
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'public');
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  cpSync(store.path('public'), site, { recursive: true });
  cpSync(store.path('composed', String(number)), site, { recursive: true });

  const composed = readJson<ComposedPath[]>(join(site, 'pages.json'));
  for (const file of ['pages.json', 'pages.json.br', '404.html.br'])
    rmSync(join(site, file), { force: true });
  writePolicyInto(join(site, '404.html'), composed);

  const paths = hostedPaths(composed);
  writeFileSync(join(site, 'release.json'), JSON.stringify({ number }));
  writeFileSync(join(site, '_headers'), headersFile(paths));
  writeFileSync(join(site, '_redirects'), redirectsFile(paths));
  writeFileSync(join(folder, marker), nginxConfig(paths));
  writeFileSync(
    join(folder, 'nginx/brotli.conf'),
    '# For servers with the brotli module: include it beside school-site.conf.\nbrotli_static on;\n',
  );
  await compressForGzip(site);
  return number;
}

const marker = 'nginx/school-site.conf';

/** An export replaces the one before, and nothing else. */
function assertOurs(folder: string) {
  const isOther = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, marker));
  if (isOther) {
    throw new Error(
      `${folder} holds something that is no export, and would be replaced. Name an empty or a new folder: npm run export -- <folder>`,
    );
  }
}

/** Static hosts cannot name the headers of paths that they do not know. */
function writePolicyInto(file: string, composed: readonly ComposedPath[]) {
  const notFound = composed.find(({ path }) => path === notFoundPath);
  const policy = (notFound?.headers['Content-Security-Policy'] ?? '').replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<meta charset="utf-8">', `$&${meta}`));
}

async function compressForGzip(folder: string) {
  for (const file of filesBelow(folder).filter((name) => textFile.test(name))) {
    writeFileSync(join(folder, `${file}.gz`), await gzipped(readFileSync(join(folder, file))));
  }
}
