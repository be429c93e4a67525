import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Bytes of a TLS record. A browser reads none before it is complete; Node's 16 kB hold a small answer back until the
 * large one that follows it in the record is there, 80 ms on a slow line. Hosts begin with records of a packet or three.
 */
const record = 4096;

/** HTTP/2 over TLS on the loopback, on a free port. Answers whatever `answer` says. */
export async function serveFiles(
  certificate: Certificate,
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<RunningServer> {
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(record));
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => stream.destroy());
    const asked = {
      method: String(headers[':method']),
      path: String(headers[':path']),
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => !name.startsWith(':'))
          .map(([name, value]) => [name, String(value)]),
      ),
    };
    const { status, headers: answered, body } = await answer(asked);
    // An empty answer in the very turn in which a connection begins is lost: Node resets the stream before it is sent.
    await nextTurn();
    if (stream.destroyed) return;
    const isEmpty = asked.method === 'HEAD' || body.length === 0;
    const head = {
      ':status': status,
      ...answered,
      ...(status === 204 ? {} : { 'content-length': body.length }),
    };
    stream.respond(head, { endStream: isEmpty });
    if (!isEmpty) stream.end(body);
  });
  const port = await listen(server);
  return { url: `https://127.0.0.1:${port}`, close: () => close(server) };
}

function listen(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve(address.port);
    });
  });
}

function close(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(resolve, 500).unref();
  });
}
