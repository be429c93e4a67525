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

function forward(
  socketPath: string,
  path: string,
  headers: IncomingHttpHeaders,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const upstream = request({ socketPath, path, method: incoming.method, headers }, (answer) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && isForwarded(name)) response.setHeader(name, value);
    }
    response.writeHead(answer.statusCode ?? 502);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendRestarting(response);
  });
  response.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

function forwardedHeaders(headers: IncomingHttpHeaders, apikey: string): IncomingHttpHeaders {
  const { apikey: _apikey, connection: _connection, origin: _origin, ...rest } = headers;
  return { ...rest, authorization: headers.authorization ?? `Bearer ${apikey}` };
}

function isForwarded(name: string): boolean {
  return name !== 'connection' && name !== 'keep-alive' && !name.startsWith('access-control-');
}
