import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** A client that sends its request slowly holds a connection no longer than this. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves on the loopback; port 0 is any free one. What `handle` throws becomes a 500 and a line in the log, and the
 * server goes on. Rejects with `EADDRINUSE` when the port is taken.
 */
export async function listen(port: number, handle: Handler, host = '127.0.0.1'): Promise<RunningServer> {
  const server = createServer(timeouts, async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      if (response.destroyed) return;
      console.error(`500 ${request.method} ${request.url}`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal server error');
    }
  });
  await once(server.listen(port, host), 'listening');
  server.on('error', (error) => console.error('A connection could not be accepted.', error));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
