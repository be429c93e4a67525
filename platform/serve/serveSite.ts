import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { immutableHeaders } from '../publish/headers.ts';
import type { Store } from '../publish/store.ts';
import { createPageServer } from './pages.ts';

export interface SiteServerOptions {
  store: Store;
  port: number;
  /** Called with every path that nothing answers. */
  onNotFound: (path: string) => void;
}

/** Serves the live release of a store on the loopback. Rejects with `EADDRINUSE` when the port is taken. */
export function serveSite({ store, port, onNotFound }: SiteServerOptions): Promise<Server> {
  const immutable = sirv(store.path('public'), {
    dev: true,
    dotfiles: false,
    brotli: true,
    setHeaders: (response) => setHeaders(response, immutableHeaders),
  });
  const sendPage = createPageServer(store, onNotFound);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (!isRange(request.headers.range)) delete request.headers.range;
    if (isImmutable(request)) immutable(request, response, () => sendPage(request, response));
    else sendPage(request, response);
  };
  const server = createServer(patience, answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Milliseconds for what a client says: nobody holds a connection by speaking slowly. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** A first and perhaps a last byte. The whole file answers what else a range may say, and what makes none. */
function isRange(range = '') {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

const isImmutable = ({ url = '/' }: IncomingMessage) => /^\/_(sections|releases|social)\//.test(url);

const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};
