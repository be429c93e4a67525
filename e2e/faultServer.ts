import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Script } from 'node:vm';

/** A whole answer, as it is sent when nothing is wrong. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What is done to a request instead of answering it well. */
export type Fault = (response: ServerResponse, well: () => Promise<Answer>) => unknown;

/** A server on a free port of the loopback, some of whose answers can be broken and healed again. */
export interface FaultServer {
  url: string;
  /** Applies a fault to every address that matches, from now on. */
  breakFor(address: RegExp, fault: Fault): void;
  /** Answers everything well again. What hangs goes on hanging, as it would in a network. */
  heal(): void;
  close(): void;
}

/** `answer` is called for every request, to be changed or withheld by a fault. */
export async function openFaultServer(
  answer: (request: IncomingMessage) => Promise<Answer>,
): Promise<FaultServer> {
  const broken = new Map<RegExp, Fault>();
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const fault = [...broken].find(([pattern]) => pattern.test(address))?.[1];
    if (fault) await fault(response, () => answer(request));
    else send(response, await answer(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    breakFor: (pattern, fault) => broken.set(pattern, fault),
    heal: () => broken.clear(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const send = (response: ServerResponse, { status, headers, body }: Answer) =>
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);

/** Answers with what another server answers to the same request. */
export const proxied =
  (target: string) =>
  async ({ url = '/', method = 'GET' }: IncomingMessage): Promise<Answer> => {
    const answer = await fetch(target + url, {
      method,
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const left = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
    return {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !left.has(name))),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

const page = '<!doctype html><title>Somewhere else</title><h1>Welcome</h1>';

const html = (status: number, headers: Record<string, string> = {}): Fault => {
  const answer = { status, headers: { 'Content-Type': 'text/html', ...headers }, body: Buffer.from(page) };
  return (response) => send(response, answer);
};

const changed =
  (change: (body: Buffer) => Buffer): Fault =>
  async (response, well) => {
    const answer = await well();
    send(response, { ...answer, body: change(answer.body) });
  };

const cutOff: Fault = async (response, well) => {
  const { status, headers, body } = await well();
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

const endlesslySlow: Fault = async (response, well) => {
  const { status, headers, body } = await well();
  const ended = Date.now() + hostTimeout;
  response.writeHead(status, headers);
  for (const byte of body) {
    if (response.destroyed || Date.now() > ended) break;
    response.write(Buffer.of(byte));
    await pause(200);
  }
  response.destroy();
};

const withHeader =
  (name: string, value: string): Fault =>
  async (response, well) => {
    const answer = await well();
    send(response, { ...answer, headers: { ...answer.headers, [name]: value } });
  };

const late =
  (milliseconds: number): Fault =>
  async (response, well) => {
    await pause(milliseconds);
    send(response, await well());
  };

/**
 * Changes the lowest bit of one byte: of the first behind the middle with which the script can still be executed, so
 * that nothing but its integrity keeps it from that.
 */
function flipped(body: Buffer): Buffer {
  for (let place = Math.floor(body.length / 2); place < body.length; place += 1) {
    const copy = Buffer.from(body);
    copy[place] = (copy[place] ?? 0) ^ 1;
    if (isScript(copy.toString())) return copy;
  }
  throw new Error('Every changed byte makes this script one that no browser would execute anyway.');
}

function isScript(text: string) {
  try {
    new Script(text);
    return true;
  } catch {
    return false;
  }
}

const aYear = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** `/release.json` after another deploy. */
export const newerRelease: Fault = (response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"number":1000}');

/** The ways in which an answer does not come, or not as it should. */
export const faults = {
  reset: (response) => response.socket?.resetAndDestroy(),
  notFound: html(404),
  serverError: html(500),
  html: html(200),
  htmlForAYear: html(200, aYear),
  nothing: changed(() => Buffer.alloc(0)),
  truncated: changed((body) => body.subarray(0, body.length / 2)),
  cutOff,
  syntaxError: changed((body) => Buffer.concat([Buffer.from(')'), body])),
  oneByte: changed(flipped),
  wrongType: withHeader('content-type', 'text/plain'),
  otherOriginOnly: withHeader('access-control-allow-origin', 'http://other.example'),
  hang,
  endlesslySlow,
  after30Seconds: late(30_000),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
