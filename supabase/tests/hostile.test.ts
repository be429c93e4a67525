import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { demoGallery } from '../seed/demoGallery.ts';
import { createAlbum, insert, photoIn } from './albumFixture.ts';
import { hostileText, sameCases } from './hostileText.ts';
import { rawRequest } from './rawRequest.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);
const service = restClient(backend, backend.serviceKey);
const apikey = { apikey: backend.anonKey };
const encoded = hostileText.map(encodeURIComponent);
const secret: string = JSON.parse(readFileSync(join(backend.dataDir, 'keys.json'), 'utf8')).jwtSecret;

const rest = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(backend.url, `/rest/v1/${path}`, { ...apikey, ...headers });

test('whatever stands for an id finds nothing or is called invalid, in words', async () => {
  const place = fc.constantFrom('albums?select=id&id=eq.', 'gallery_images?select=id&album_id=eq.');
  await fc.assert(
    fc.asyncProperty(place, encoded, async (path, id) => {
      const { status, text } = await rest(`${path}${id}`);
      if (status === 200) expect(text).toBe('[]');
      else if (status !== 431) {
        expect(status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({
          code: expect.any(String),
          message: expect.stringMatching(/\w/),
        });
      }
    }),
    sameCases,
  );
});

test('no path and no query of a stranger is a failure of the server', async () => {
  const query = fc.array(
    fc.tuple(encoded, fc.constantFrom('=', '=eq.', '=in.(', '=cs.{', '=', '=not.is.'), encoded),
    {
      maxLength: 3,
    },
  );
  const path = fc.constantFrom(
    'albums',
    'album_groups',
    'gallery_images',
    'rpc/version',
    '',
    '..',
    '%2e%2e/albums',
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(path, encoded), query, async (table, filters) => {
      const { status } = await rest(`${table}?${filters.map((filter) => filter.join('')).join('&')}`);
      expect(status).toBeLessThan(500);
    }),
    sameCases,
  );
});

test('no header of a stranger is a failure of the server, and none opens more', async () => {
  const name = fc.constantFrom(
    'Accept',
    'Accept-Profile',
    'Authorization',
    'Prefer',
    'Range',
    'Content-Type',
    'Host',
  );
  const value = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(name, value, async (header, content) => {
      const { status, text } = await rest('albums?select=published', { [header]: content });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('"published"');
    }),
    sameCases,
  );
});

test('markup and odd characters in names come back as they are', async () => {
  const { id: albumId } = await createAlbum(service, 0);
  const words = hostileText.filter((text) => !text.includes('\u0000'));
  await fc.assert(
    fc.asyncProperty(words, words, async (title, description) => {
      const id = randomUUID();
      await insert(service, 'gallery_images', { ...photoIn(albumId, 1), id, title, description });
      const { body } = await anon(`gallery_images?select=title,description&id=eq.${id}`);
      expect(body).toEqual([{ title, description }]);
    }),
    { ...sameCases, numRuns: 30 },
  );
});

test('the image service gives pictures of the demo and nothing else', async () => {
  const known = [...demoGallery.files.keys()];
  const root = new URL(backend.imageBase).pathname;
  const traversal = fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '..%2f..',
    '%2e%2e%2f',
    '..%5c',
    '%252e%252e',
    '%00',
    '\\..',
  );
  const target = fc.constantFrom(
    'keys.json',
    'postgres',
    'PG_VERSION',
    'etc',
    'passwd',
    'v1',
    'w_16',
    'w_16,f_png',
    ...known.slice(0, 3),
  );
  const path = fc.array(fc.oneof(traversal, target, encoded), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(path, async (segments) => {
      const { status, type, text } = await rawRequest(backend.url, `${root}${segments.join('/')}`);
      expect([200, 400, 404, 431]).toContain(status);
      expect(text).not.toContain(secret);
      if (status === 200) {
        expect(type).toMatch(/^image\//);
        expect(known.some((id) => decodeURIComponent(segments.join('/')).includes(id))).toBe(true);
      }
    }),
    { ...sameCases, numRuns: 150 },
  );
});
