import { createSecureServer } from 'node:http2';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from 'platform/serve/listen.ts';
import { generate } from 'selfsigned';

interface MirrorOptions {
  /** Of Brotli, 0 to 11: a static host compresses once, a gateway each answer. */
  quality: number;
  /** What a JSON answer becomes. */
  jsonOf?: (text: string) => string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Request headers that an answer depends on. */
const varying = ['accept', 'apikey', 'authorization', 'prefer', 'range', 'origin'].concat(
  ['method', 'headers'].map((part) => `access-control-request-${part}`),
);

/** Response headers that describe the connection or the encoding, which are the mirror's own. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'vary'];

const compressible = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/**
 * Bytes of a TLS record. A browser reads none before it is complete; Node's 16 kB hold a small answer back until the
 * large one behind it in the same record is there, 80 ms on a slow line. Hosts begin with records of a packet or three.
 */
const tlsRecordBytes = 4096;

/**
 * Serves what `origin` does over HTTP/2, TLS and Brotli, as hosts do; each answer from memory after the first time, so
 * that no database or image encoder works while something is measured. Returns its own origin, whose
 * certificate only the browser of the bench accepts.
 */
export async function mirror(origin: string, options: MirrorOptions): Promise<string> {
  const remembered = new Map<string, Promise<Answer>>();
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const server = createSecureServer({ key, cert });
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(tlsRecordBytes));
  server.on('request', async (request, response) => {
    const headers: Record<string, string> = {};
    for (const name of varying) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const question = JSON.stringify([request.method, request.url, headers]);
    const answer = remembered.get(question) ?? ask(origin, request.method, request.url, headers, options);
    remembered.set(question, answer);
    const { status, headers: answered, body } = await answer;
    // Node resets a stream that is ended empty in the very turn in which its connection begins.
    await nextTurn();
    response.writeHead(status, answered).end(request.method === 'HEAD' ? '' : body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `https://127.0.0.1:${port}`;
}

async function ask(
  origin: string,
  method: string,
  path: string,
  sent: Record<string, string>,
  { quality, jsonOf }: MirrorOptions,
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...sent, 'accept-encoding': 'identity' },
  });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !ofTheConnection.includes(name)),
  );
  const answer = { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  const type = headers['content-type'] ?? '';
  if (!compressible.test(type) || answer.body.length === 0) return answer;
  const text = jsonOf && type.includes('json') ? jsonOf(answer.body.toString()) : answer.body;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' },
    body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}
