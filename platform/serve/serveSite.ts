import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import { type ComposedPath, notFoundPath } from '../publish/composeRelease.ts';
import { immutableHeaders, rootFileHeaders } from '../publish/headers.ts';
import { immutableFolders, mimeTypes } from '../publish/hosts/hostedFiles.ts';
import { isCode, liveNumber, readJson, type Store } from '../publish/store.ts';
import { findPath } from './findPath.ts';
import { listen, type RunningServer } from './listen.ts';

export interface SiteServerOptions {
  store: Store;
  port: number;
  /** Called with every path that has no page. */
  onNotFound: (path: string) => void;
}

type Answer = Pick<ComposedPath, 'status' | 'type' | 'headers'> & { content: Buffer };

/** Serves the live release of a store on the loopback. Rejects with `EADDRINUSE` when the port is taken. */
export function serveSite({ store, port, onNotFound }: SiteServerOptions): Promise<RunningServer> {
  let pages: { number: number; folder: string; paths: readonly ComposedPath[] } | undefined;
  const compressed = new Map<string, Promise<Buffer>>();

  const live = () => {
    const number = liveNumber(store);
    if (number === undefined) throw new Error(`Nothing is live in the store ${store.root}.`);
    if (pages?.number !== number) {
      const folder = store.path('composed', String(number));
      pages = { number, folder, paths: readJson<ComposedPath[]>(`${folder}/pages.json`) };
      compressed.clear();
    }
    return pages;
  };

  const answer = async (path: string): Promise<Answer> => {
    const hashed = await readHashedFile(store, path);
    if (hashed) return hashed;
    const { number, folder, paths } = live();
    if (path === '/release.json') {
      const content = Buffer.from(JSON.stringify({ number }));
      return { status: 200, type: 'application/json', headers: rootFileHeaders, content };
    }
    const page = findPath(paths, path);
    if (page.path === notFoundPath) onNotFound(path);
    return { ...page, content: await readFile(`${folder}/${page.file}`) };
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
const hashedFile = new RegExp(`^(${immutableFolders.join('|')})\\w[\\w.-]*(/\\w[\\w.-]*)*$`);

/** A file of `public`, as it is served; undefined where there is none. */
export async function readHashedFile(store: Store, path: string): Promise<Answer | undefined> {
  if (!hashedFile.test(path)) return undefined;
  try {
    const content = await readFile(store.path('public', path));
    const type = mimeTypes[extname(path)] ?? 'application/octet-stream';
    return { status: 200, type, headers: immutableHeaders, content };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].some((code) => isCode(error, code))) return undefined;
    throw error;
  }
}
