import { extname } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import { normalPath } from 'shared/head/canonicalUrl';
import { listen, type RunningServer } from 'shared/listen';
import type { SiteRepository } from '../publish/git.ts';
import { type Headers, immutableHeaders } from '../publish/headers.ts';
import { type ComposedPath, type HostedPath, mimeTypes } from '../publish/hosts/hostedPaths.ts';
import { redirectTarget } from '../publish/retired.ts';
import { findPath } from './findPath.ts';
import { type ObjectReader, readObjects } from './readObjects.ts';

export interface SiteServerOptions {
  repository: SiteRepository;
  /** The commit to serve; absent: the tip of the moment. */
  commit?: string;
  port: number;
  /** Sent with every answer beside its own. */
  headers?: Headers;
  /** Called with every path that has no page. */
  onNotFound: (path: string) => void;
}

type Answer = Pick<ComposedPath, 'status' | 'type' | 'headers'> & { content: Buffer; id: string };

/** Serves the live release on the loopback. Rejects with `EADDRINUSE` when the port is taken. */
export async function serveSite(options: SiteServerOptions): Promise<RunningServer> {
  const { repository, commit, port, headers: added, onNotFound } = options;
  const objects = readObjects(repository);
  let pages: { tip: string; paths: readonly ComposedPath[] } | undefined;
  const compressed = new Map<string, Promise<Buffer>>();

  const live = async () => {
    const tip = commit ?? (await objects.read(`refs/heads/${repository.branch}`))?.id;
    if (!tip) throw new Error(`Nothing is live in ${repository.url}.`);
    if (pages?.tip !== tip) {
      const list = await objects.read(`${tip}:pages.json`);
      const hosted: HostedPath[] = JSON.parse(String(list?.content));
      pages = { tip, paths: hosted.filter((path) => 'status' in path) };
      compressed.clear();
    }
    return pages;
  };

  const answer = async (path: string, query: string): Promise<Answer> => {
    const { tip, paths } = await live();
    const hashed = await readHashedFile(objects, tip, path);
    if (hashed) return hashed;
    const page = findPath(paths, path);
    if (page.status === 404) onNotFound(path);
    if (page.to) {
      const Location = redirectTarget(page.path, page.to, normalPath(path)) + query;
      return { ...page, headers: { ...page.headers, Location }, content: Buffer.alloc(0), id: tip };
    }
    const document = await objects.read(`${tip}:public/${page.file}`);
    if (!document) throw new Error(`${page.file} is missing in ${tip}.`);
    return { ...page, ...document };
  };

  const server = await listen(port, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const { status, type, headers, content, id } = await answer(path || '/', query);
    const etag = `"${id}"`;
    const isCompressed = isText.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const allHeaders = {
      ...headers,
      ...added,
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
  return {
    port: server.port,
    async close() {
      await server.close();
      objects.close();
    },
  };
}

const isText = /^(text|application\/(json|xml|manifest)|image\/svg)/;

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Names of hashed files are plain: an encoded character, `..` or a file that starts with a dot is never one. */
const hashedFile = /^\/_(sections|social|releases)(\/\w[\w.-]*)+$/;

/** A file that is named after its content or its release, as it is served; undefined where there is none. */
export async function readHashedFile(
  objects: ObjectReader,
  commit: string,
  path: string,
): Promise<Answer | undefined> {
  const found = hashedFile.test(path) ? await objects.read(`${commit}:public${path}`) : undefined;
  const type = mimeTypes[extname(path)] ?? 'application/octet-stream';
  return found && { status: 200, type, headers: immutableHeaders, ...found };
}
