import type { IncomingMessage, ServerResponse } from 'node:http';

export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'Content-Range, Content-Location, Preference-Applied, Retry-After, ETag',
  );
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
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
