import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../gateway/respond.ts';
import { type Delivery, parseDelivery } from './parseDelivery.ts';
import type { FindRendition } from './renditions.ts';
import { type ImageFormat, TransformationError } from './transformation.ts';

const CACHE_CONTROL = 'public, max-age=55, must-revalidate';
const NOT_STORED = { 'Cache-Control': 'no-store' };
const MIME_TYPES = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
  avif: 'image/avif',
} satisfies Record<ImageFormat, string>;

export interface ImageService {
  findRendition: FindRendition;
  isWithdrawn: (publicId: string) => Promise<boolean>;
  log: (line: string) => void;
}

/** `path` is what follows `/image/upload/`. */
export async function serveImage(
  service: ImageService,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Timing-Allow-Origin', '*');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Pictures can be read with GET and HEAD only.', { Allow: 'GET, HEAD' });
    return;
  }
  try {
    await deliver(service, parseDelivery(path), request, response);
  } catch (error) {
    sendFailure(service, path, error, response);
  }
}

async function deliver(
  { findRendition, isWithdrawn }: ImageService,
  { publicId, transformation }: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const rendition = findRendition(publicId, transformation, request.headers.accept ?? '');
  if (!rendition || (await isWithdrawn(publicId))) {
    sendText(response, 404, 'There is no such picture.', NOT_STORED);
    return;
  }
  const headers = {
    ETag: `"${rendition.hash}"`,
    'Cache-Control': CACHE_CONTROL,
    ...(transformation.format === 'auto' && { Vary: 'Accept' }),
  };
  if (request.headers['if-none-match']?.includes(rendition.hash)) {
    response.writeHead(304, headers).end();
    return;
  }
  const picture = await rendition.read();
  response
    .writeHead(200, {
      ...headers,
      'Content-Type': MIME_TYPES[rendition.format],
      'Content-Length': picture.length,
    })
    .end(request.method === 'HEAD' ? undefined : picture);
}

function sendFailure({ log }: ImageService, path: string, error: unknown, response: ServerResponse): void {
  if (error instanceof TransformationError) {
    sendText(response, 400, error.message, { ...NOT_STORED, 'X-Cld-Error': encodeURI(error.message) });
  } else if (error instanceof URIError) {
    sendText(response, 400, 'The address is not percent-encoded.', NOT_STORED);
  } else {
    log(`The picture ${path} could not be served: ${String(error)}`);
    sendText(response, 503, 'The picture cannot be served now. Try again in a moment.', {
      ...NOT_STORED,
      'Retry-After': '1',
    });
  }
}
