import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { LocalKeys } from '../localKeys.ts';
import { sendJson } from './send.ts';

export interface RestProxy {
  socket: string;
  keys: LocalKeys;
}

/** `path` is what follows `/rest/v1`, query included. */
export async function proxyRest(
  { socket, keys }: RestProxy,
  path: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { apikey } = incoming.headers;
  if (!apikey) {
    sendJson(response, 401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header was found.',
    });
  } else if (Object.values(incoming.headers).some((value) => /[^\t -~]/.test(String(value)))) {
    sendJson(response, 400, { message: 'Headers may hold ASCII characters only.' });
  } else if (apikey === keys.anonKey || apikey === keys.serviceKey) {
    await forward(socket, path, forwardedHeaders(incoming.headers, apikey), incoming, response);
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
): Promise<void> {
  return new Promise((resolve, reject) => {
    const upstream = request({ socketPath, path, method: incoming.method, headers }, (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && isForwarded(name)) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      pipeline(answer, response).then(resolve, reject);
    });
    upstream.on('error', reject);
    response.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
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
