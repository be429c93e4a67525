import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ImageService, serveImage } from '../images/serveImage.ts';
import { allowAnyOrigin, answerPreflight } from './cors.ts';
import { proxyRest, type RestProxy } from './proxyRest.ts';
import { sendJson, sendRestarting } from './respond.ts';

export interface Gateway {
  cloud: string;
  rest: RestProxy;
  images: ImageService;
  isHealthy: () => boolean;
}

const REST = /^\/rest\/v1(?=[/?]|$)/;

export function handleRequest(gateway: Gateway, request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/';
  allowAnyOrigin(response);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method === 'OPTIONS') answerPreflight(request, response);
  else if (url === '/health') sendHealth(gateway, response);
  else if (REST.test(url) && !gateway.isHealthy()) sendRestarting(response);
  else if (REST.test(url)) proxyRest(gateway.rest, restPath(url), request, response);
  else if (url.startsWith(imageRoot(gateway))) sendImage(gateway, url, request, response);
  else sendJson(response, 404, { message: 'no Route matched with those values' });
}

function restPath(url: string): string {
  const path = url.replace(REST, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function imageRoot({ cloud }: Gateway): string {
  return `/${cloud}/image/upload/`;
}

function sendImage(gateway: Gateway, url: string, request: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.slice(imageRoot(gateway).length).split('?');
  serveImage(gateway.images, path, request, response).catch((error: unknown) => {
    gateway.images.log(`${url} ended unexpectedly: ${String(error)}`);
    response.destroy();
  });
}

function sendHealth({ isHealthy }: Gateway, response: ServerResponse): void {
  const healthy = isHealthy();
  sendJson(response, healthy ? 200 : 503, { status: healthy ? 'ok' : 'restarting' });
}
