import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import { hasCode } from 'shared/hasCode';
import { readJson } from '../files.ts';
import { type ComposedPath, notFoundPath } from '../publish/composeRelease.ts';
import { immutableHeaders, rootFileHeaders } from '../publish/headers.ts';
import { mimeTypes } from '../publish/hosts/hostedPaths.ts';
import { type ComposedRelease, liveNumber, releaseFolder, type Store } from '../publish/store.ts';
import { findPath } from './findPath.ts';
import { listen, type RunningServer } from './listen.ts';

export interface SiteServerOptions {
  store: Store;
  /** The release to serve; absent: the live one of the moment. */
  composed?: ComposedRelease;
  port: number;
  /** Called with every path that has no page. */
  onNotFound: (path: string) => void;
}

type Answer = Pick<ComposedPath, 'status' | 'type' | 'headers'> & { content: Buffer };

/** Serves the live release of a store on the loopback. Rejects with `EADDRINUSE` when the port is taken. */
export function serveSite({ store, composed, port, onNotFound }: SiteServerOptions): Promise<RunningServer> {
  let pages: { number: number; folder: string; paths: readonly ComposedPath[] } | undefined;
  const compressed = new Map<string, Promise<Buffer>>();

  const live = () => {
    const number = composed?.release.number ?? liveNumber(store);
    if (number === undefined) throw new Error(`Nothing is live in the store ${store.root}.`);
    if (pages?.number !== number) {
      const folder = composed?.folder ?? releaseFolder(store, number);
      pages = { number, folder, paths: readJson<ComposedPath[]>(join(folder, 'pages.json')) };
      compressed.clear();
    }
    return pages;
  };

  const answer = async (path: string): Promise<Answer> => {
    const { number, folder, paths } = live();
    const hashed =
      path === `/_releases/${number}.json`
        ? await readHashed(join(folder, 'browser.json'))
        : await readHashedFile(store, path);
    if (hashed) return hashed;
    if (path === '/release.json') {
      const content = Buffer.from(JSON.stringify({ number }));
      return { status: 200, type: 'application/json', headers: rootFileHeaders, content };
    }
    const page = findPath(paths, path);
    if (page.path === notFoundPath) onNotFound(path);
    return { ...page, content: await readFile(join(folder, page.file)) };
  };

  return listen(port, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = (request.url ?? '/').split(/[?#]/)[0] || '/';
    const { status, type, headers, content } = await answer(path);
    const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    const isCompressed = isText.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const allHeaders = {
      ...headers,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    };
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, allHeaders).end();
      return;
    }
    if (isCompressed && !compressed.has(etag)) compressed.set(etag, brotli(content, brotliOptions));
    const body = (isCompressed && (await compressed.get(etag))) || content;
    response.writeHead(status, { ...allHeaders, 'Content-Type': type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

const isText = /^(text|application\/(json|xml|manifest)|image\/svg)/;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Names of hashed files are plain: an encoded character, `..` or a file that starts with a dot is never one. */
const hashedFile = /^\/_(sections|social)(\/\w[\w.-]*)+$/;

/** A file that is named after its content, or that of an earlier release, as it is served; undefined: there is none. */
export async function readHashedFile(store: Store, path: string): Promise<Answer | undefined> {
  const [, release] = /^\/_releases\/(\d+)\.json$/.exec(path) ?? [];
  if (release) return readHashed(store.path('releases', release, 'browser.json'));
  return hashedFile.test(path) ? readHashed(store.path('public', path)) : undefined;
}

async function readHashed(file: string): Promise<Answer | undefined> {
  try {
    const content = await readFile(file);
    const type = mimeTypes[extname(file)] ?? 'application/octet-stream';
    return { status: 200, type, headers: immutableHeaders, content };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}
