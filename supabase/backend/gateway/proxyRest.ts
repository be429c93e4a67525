import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { LocalKeys } from '../localKeys.ts';
import { sendJson, sendRestarting } from './respond.ts';

export interface RestProxy {
  socket: string;
  keys: LocalKeys;
}

/** `path` is what follows `/rest/v1`, query included. */
export function proxyRest(
  proxy: RestProxy,
  path: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const { apikey } = incoming.headers;
  if (!apikey) {
    sendJson(response, 401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header was found.',
    });
  } else if (apikey === proxy.keys.anonKey || apikey === proxy.keys.serviceKey) {
    forward(proxy.socket, path, forwardedHeaders(incoming.headers, apikey), incoming, response);
  } else {
    sendJson(response, 401, {
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    });
  }
}

/** More than the office sends at once; PostgREST keeps a body in memory before it asks who sends it. */
const LONGEST_BODY = 16 * 1024 * 1024;
const LONGEST_WAIT_MS = 30_000;

function forward(
  socketPath: string,
  path: string,
  headers: IncomingHttpHeaders,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const options = { socketPath, path, method: incoming.method, headers, timeout: LONGEST_WAIT_MS };
  const upstream = request(options, (answer) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && isForwarded(name)) response.setHeader(name, value);
    }
    response.writeHead(answer.statusCode ?? 502);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', () => {
    if (response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else sendRestarting(response);
  });
  response.on('close', () => upstream.destroy());
  let received = 0;
  incoming.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= LONGEST_BODY || response.headersSent) return;
    sendJson(
      response,
      413,
      { message: `A body has at most ${LONGEST_BODY} bytes.` },
      { Connection: 'close' },
    );
    upstream.destroy();
  });
  incoming.pipe(upstream);
}

function forwardedHeaders(headers: IncomingHttpHeaders, apikey: string): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {
    ...headers,
    authorization: headers.authorization ?? `Bearer ${apikey}`,
  };
  for (const name of notForwarded) delete forwarded[name];
  return forwarded;
}

/** Between the client and this gateway alone. */
const notForwarded = ['apikey', 'connection', 'keep-alive', 'origin', 'te', 'trailer', 'upgrade'] as const;

function isForwarded(name: string): boolean {
  return name !== 'connection' && name !== 'keep-alive' && !name.startsWith('access-control-');
}
