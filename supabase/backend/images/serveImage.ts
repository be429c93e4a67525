import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sendText } from '../gateway/send.ts';
import { InvalidAddress, parseDelivery } from './parseDelivery.ts';
import { findPictureFile } from './pictureFiles.ts';
import type { FindRendition } from './renditions.ts';

/** Together with the page's own 60 s a withdrawn photo is gone within a minute. */
const cacheControl = 'public, max-age=55, must-revalidate';
const notStored = { 'Cache-Control': 'no-store' };

export interface ImageService {
  /** Addresses of pictures begin with it, in rows and in requests. */
  imageBase: string;
  uploadsDir: string;
  findRendition: FindRendition;
  restUrl: string;
  anonKey: string;
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
    await deliver(service, path, request, response);
  } catch (error) {
    if (error instanceof InvalidAddress) sendText(response, 400, error.message, notStored);
    else if (error instanceof URIError) sendText(response, 400, 'Bad percent-encoding.', notStored);
    else throw error;
  }
}

async function deliver(
  service: ImageService,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { publicId, address, transformation } = parseDelivery(path);
  const file = findPictureFile(service.uploadsDir, publicId);
  if (!file || !(publicId.startsWith('hero/') || (await isShown(service, address)))) {
    sendText(response, 404, 'There is no such picture.', notStored);
    return;
  }
  const format = transformation && request.headers.accept?.includes('image/webp') ? 'webp' : 'jpg';
  const rendition = service.findRendition(file, format, transformation);
  const headers = {
    ETag: `"${rendition.hash}"`,
    'Cache-Control': cacheControl,
    ...(transformation && { Vary: 'Accept' }),
  };
  if (request.headers['if-none-match']?.includes(rendition.hash)) {
    response.writeHead(304, headers).end();
    return;
  }
  const picture = await rendition.read();
  const type = format === 'webp' ? 'image/webp' : 'image/jpeg';
  response
    .writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': picture.length })
    .end(request.method === 'HEAD' ? undefined : picture);
}

const rowsSchema = v.array(v.unknown());

/** Whether a row that visitors may read names the picture. Not cached: a withdrawal counts at once. */
async function isShown({ imageBase, restUrl, anonKey }: ImageService, address: string): Promise<boolean> {
  const query = new URLSearchParams({
    select: 'id',
    cloudinary_url: `eq.${imageBase}${address}`,
    limit: '1',
  });
  const response = await fetch(`${restUrl}/gallery_images?${query}`, { headers: { apikey: anonKey } });
  if (!response.ok) throw new Error(`The gallery could not be read: ${response.status}.`);
  return v.parse(rowsSchema, await response.json()).length > 0;
}
