import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Script } from 'node:vm';
import { listen } from 'shared/listen';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Responds to a request in place of the real reply, which it can fetch. */
export type Fault = (response: ServerResponse, fetchReply: () => Promise<Reply>) => unknown;

export type FaultServer = Awaited<ReturnType<typeof openFaultServer>>;

/** A server on a free port of the loopback, some of whose replies can be broken and healed again. */
export async function openFaultServer(reply: (request: IncomingMessage) => Promise<Reply>) {
  const broken = new Map<RegExp, Fault>();
  const { port, close } = await listen(0, async (request, response) => {
    const address = request.url ?? '/';
    const fault = [...broken].find(([pattern]) => pattern.test(address))?.[1];
    if (fault) await fault(response, () => reply(request));
    else send(response, await reply(request));
  });
  return {
    url: `http://localhost:${port}`,
    close,
    /** Applies a fault to every address that matches, from now on. */
    breakFor: (address: RegExp, fault: Fault) => void broken.set(address, fault),
    /** Sends the real replies again. What hangs goes on hanging, as it would in a network. */
    heal: () => broken.clear(),
  };
}

export const send = (response: ServerResponse, { status, headers, body }: Reply) =>
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);

/** The reply of another server to the same request. */
export const proxied =
  (target: string) =>
  async ({ url = '/', method = 'GET' }: IncomingMessage): Promise<Reply> => {
    const reply = await fetch(target + url, {
      method,
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
    return {
      status: reply.status,
      headers: Object.fromEntries([...reply.headers].filter(([name]) => !hopByHop.has(name))),
      body: Buffer.from(await reply.arrayBuffer()),
    };
  };

const html = (status: number, headers: Record<string, string> = {}): Fault => {
  const body = Buffer.from('<!doctype html><title>Somewhere else</title><h1>Welcome</h1>');
  return (response) => send(response, { status, headers: { 'Content-Type': 'text/html', ...headers }, body });
};

/** The real reply but for what `change` returns. */
const changed =
  (change: (reply: Reply) => Partial<Reply>): Fault =>
  async (response, fetchReply) => {
    const reply = await fetchReply();
    send(response, { ...reply, ...change(reply) });
  };

const withHeader = (name: string, value: string) =>
  changed(({ headers }) => ({ headers: { ...headers, [name]: value } }));

const cutOff: Fault = async (response, fetchReply) => {
  const { status, headers, body } = await fetchReply();
  response.writeHead(status, { ...headers, 'Content-Length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

/**
 * Milliseconds until a host ends what hangs: long after the visitor has read the notice. A browser has six connections
 * for a host, and none would be left for a healed one.
 */
const hostTimeout = 20_000;

const hang: Fault = async (response) => {
  await pause(hostTimeout);
  response.destroy();
};

const endlesslySlow: Fault = async (response, fetchReply) => {
  const { status, headers, body } = await fetchReply();
  const ended = Date.now() + hostTimeout;
  response.writeHead(status, headers);
  for (const byte of body) {
    if (response.destroyed || Date.now() > ended) break;
    response.write(Buffer.of(byte));
    await pause(200);
  }
  response.destroy();
};

const late =
  (milliseconds: number): Fault =>
  async (response, fetchReply) => {
    await pause(milliseconds);
    send(response, await fetchReply());
  };

/** Changes one bit such that the script can still be executed: nothing but its integrity keeps it from that. */
function flipped(body: Buffer): Buffer {
  for (let place = Math.floor(body.length / 2); place < body.length; place += 1) {
    const copy = Buffer.from(body);
    copy[place] = (copy[place] ?? 0) ^ 1;
    if (isScript(copy.toString())) return copy;
  }
  throw new Error('Every changed byte makes this a script that no browser would execute anyway.');
}

function isScript(text: string) {
  try {
    new Script(text);
    return true;
  } catch {
    return false;
  }
}

/** `/release.json` after another deploy. */
export const newerRelease: Fault = (response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"number":1000}');

/** The ways in which a reply does not come, or not as it should. */
export const faults = {
  reset: (response) => response.socket?.resetAndDestroy(),
  notFound: html(404),
  serverError: html(500),
  html: html(200),
  htmlForAYear: html(200, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  nothing: changed(() => ({ body: Buffer.alloc(0) })),
  truncated: changed(({ body }) => ({ body: body.subarray(0, body.length / 2) })),
  cutOff,
  syntaxError: changed(({ body }) => ({ body: Buffer.concat([Buffer.from(')'), body]) })),
  oneByte: changed(({ body }) => ({ body: flipped(body) })),
  wrongType: withHeader('content-type', 'text/plain'),
  otherOriginOnly: withHeader('access-control-allow-origin', 'http://other.example'),
  hang,
  endlesslySlow,
  after30Seconds: late(30_000),
  after2Seconds: late(2_000),
  after4Seconds: late(4_500),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
