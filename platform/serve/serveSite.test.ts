import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComposedPath } from '../publish/composeRelease.ts';
import { flip, type Store, writeWhole } from '../publish/store.ts';
import { emptyStore } from '../publish/testStore.ts';
import { serveSite } from './serveSite.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const file = '/_sections/mf-one/aaaa/drawing.svg';
const notFound: ComposedPath = { path: '*', file: '404.html', status: 404, type: 'text/html', headers: {} };

let server: Server;
let port: number;

function fill(store: Store) {
  writeWhole(store.path('public', file), drawing);
  writeWhole(store.path('composed/1/pages.json'), JSON.stringify([notFound]));
  writeWhole(store.path('composed/1/404.html'), 'not found');
  writeWhole(store.path('releases/1.json'), '{"secret":true}');
  flip(store, 1);
}

beforeAll(async () => {
  const store = emptyStore();
  fill(store);
  server = await serveSite({ store, port: 0, onNotFound: () => undefined });
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});

afterAll(() => server.close());

/** Sends bytes as they are: clients would correct them. */
function ask(path: string, ...headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n'), 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('a part of a file is served', async () => {
  const answer = await ask(file, 'Range: bytes=1-3');
  expect(answer).toMatch(/^HTTP\/1\.1 206 /);
  expect(answer.endsWith('\r\n\r\nsvg')).toBe(true);
});

test.each(['bytes=5-2', 'bytes=-5', 'bytes=0--5', 'bytes=a-b', 'bytes=0-0,2-2', 'lines=1-2'])(
  'a range that makes no sense gets the whole file, and the server stays: %s',
  async (range) => {
    const answer = await ask(file, `Range: ${range}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith(drawing)).toBe(true);
  },
);

test.each([
  '/_sections/../../releases/1.json',
  '/_sections/%2e%2e/%2e%2e/releases/1.json',
  '/_sections/..%2f..%2freleases%2f1.json',
  '/_sections/..\\..\\releases\\1.json',
  '/_sections/%00',
  '/_sections/%E0%A4%A',
  '/releases/1.json',
  '/composed/1/pages.json',
  'http://elsewhere.example/',
  '//elsewhere.example/about',
  '/__proto__',
  '*',
])('a path that leads out of the site is not found: %s', async (path) => {
  expect(await ask(path)).toMatch(/^HTTP\/1\.1 404 .*not found$/s);
});

test.each(['/a\u001b[31m', `/${'a'.repeat(20_000)}`, '/\u00e9'])(
  'what is no address is refused, and the server stays',
  async (path) => {
    expect(await ask(path)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await ask(file)).toMatch(/^HTTP\/1\.1 200 /);
  },
);
