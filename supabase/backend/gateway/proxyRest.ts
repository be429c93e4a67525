import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { LocalKeys } from '../localKeys.ts';
import { sendJson } from './send.ts';

export interface RestProxy {
  socket: string;
  keys: LocalKeys;
}

/** Between the client and this gateway alone. */
const notForwarded = ['apikey', 'connection', 'keep-alive', 'origin', 'te', 'trailer', 'upgrade'] as const;
const notReturned = /^(connection|keep-alive|access-control-.*)$/;

/** `path` is what follows `/rest/v1`, query included. */
export async function proxyRest(
  { socket, keys }: RestProxy,
  path: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { ...incoming.headers };
  const { apikey } = headers;
  const refuse = (status: number, message: string, hint?: string) =>
    sendJson(response, status, { message, hint });
  if (!apikey) {
    return refuse(401, 'No API key found in request', 'No `apikey` request header was found.');
  }
  if (Object.values(headers).some((value) => /[^\t -~]/.test(String(value)))) {
    return refuse(400, 'Headers may hold ASCII characters only.');
  }
  if (apikey !== keys.anonKey && apikey !== keys.serviceKey) {
    return refuse(401, 'Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
  }
  headers.authorization ??= `Bearer ${apikey}`;
  for (const name of notForwarded) delete headers[name];
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const upstream = request({ socketPath: socket, path, method: incoming.method, headers }, resolve);
    upstream.on('error', reject);
    response.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notReturned.test(name)) response.setHeader(name, value);
  }
  response.writeHead(answer.statusCode ?? 502);
  await pipeline(answer, response);
}
