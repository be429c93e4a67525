import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesPath } from 'shared/contract/pathPattern';
import { type ComposedPath, notFoundPath } from '../publish/composeRelease.ts';
import { rootFileHeaders } from '../publish/headers.ts';
import { liveNumber, readJson, type Store } from '../publish/store.ts';

interface LiveRelease {
  number: number;
  folder: string;
  paths: readonly ComposedPath[];
}

/** Answers every address with a page of the live release, its 404 page included. */
export function createPageServer(store: Store, onNotFound: (path: string) => void) {
  let live: LiveRelease | undefined;

  const current = (): LiveRelease => {
    const number = liveNumber(store);
    if (number === undefined) throw new Error(`Nothing is live in the store ${store.root}.`);
    if (live?.number !== number) {
      const folder = store.path('composed', String(number));
      live = { number, folder, paths: readJson(`${folder}/pages.json`) };
    }
    return live;
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if (path === '/release.json') {
      sendReleaseNumber(response, current().number);
      return;
    }
    const { folder, paths } = current();
    const page = findPath(paths, path);
    if (page.path === notFoundPath) onNotFound(path);
    send(request, response, page, `${folder}/${page.file}`);
  };
}

/** The page that answers a path; a trailing slash is the same page, and everything unknown the 404 page. */
export function findPath(paths: readonly ComposedPath[], path: string): ComposedPath {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  const exact = paths.find((each) => each.path === wanted && each.path !== notFoundPath);
  const found = exact ?? paths.find((each) => each.path.includes('/:') && matchesPath(each.path, wanted));
  const notFound = paths.find((each) => each.path === notFoundPath);
  if (!notFound) throw new Error('The live release was composed without a 404 page.');
  return found ?? notFound;
}

function send(request: IncomingMessage, response: ServerResponse, page: ComposedPath, file: string) {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`);
  const content = readFileSync(brotli ? `${file}.br` : file);
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const headers = {
    ...page.headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(brotli ? { 'Content-Encoding': 'br' } : {}),
  };
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(page.status, {
    ...headers,
    'Content-Type': page.type,
    'Content-Length': content.length,
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

function sendReleaseNumber(response: ServerResponse, number: number) {
  response
    .writeHead(200, { 'Content-Type': 'application/json', ...rootFileHeaders })
    .end(JSON.stringify({ number }));
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split(/[?#]/)[0] || '/';
