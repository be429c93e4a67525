import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ImageService, serveImage } from '../images/serveImage.ts';
import { proxyRest, type RestProxy } from './proxyRest.ts';
import { sendJson } from './send.ts';

export interface GatewayOptions {
  rest: RestProxy;
  images: ImageService;
}

const restPrefix = /^\/rest\/v1(?=[/?]|$)/;

/** Gives PostgREST and the image service the addresses that Supabase and Cloudinary give theirs. */
export function gateway({ rest, images }: GatewayOptions): RequestListener {
  const imagePath = new URL(images.imageBase).pathname;

  return async (request, response) => {
    const url = request.url ?? '/';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'Content-Range, Content-Location, Preference-Applied, Retry-After, ETag',
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method === 'OPTIONS') sendPreflight(request, response);
    else if (url === '/health') sendJson(response, 200, { status: 'ok' });
    else if (restPrefix.test(url)) await proxyRest(rest, restPath(url), request, response);
    else if (url.startsWith(imagePath)) {
      await serveImage(images, url.slice(imagePath.length).split('?')[0] ?? '', request, response);
    } else sendJson(response, 404, { message: 'no Route matched with those values' });
  };
}

function restPath(url: string): string {
  const path = url.replace(restPrefix, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
      'Access-Control-Allow-Headers':
        request.headers['access-control-request-headers'] ?? 'apikey, authorization, content-type',
      'Access-Control-Max-Age': '86400',
      Vary: 'Access-Control-Request-Headers',
    })
    .end();
}
