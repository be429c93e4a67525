import { connect } from 'node:net';
import type { RunningServer } from 'shared/listen';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ComposedPath } from '../publish/hosts/hostedPaths.ts';
import { commitFiles, emptyRepository } from '../testing/testRepository.ts';
import { serveSite } from './serveSite.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const file = '/_sections/mf-one/aaaa/drawing.svg';
const notFound: ComposedPath = { path: '*', file: '404.html', status: 404, type: 'text/html', headers: {} };

const repository = await emptyRepository();
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let server: RunningServer;

beforeAll(async () => {
  await commitFiles(repository, {
    [`public${file}`]: drawing,
    'public/404.html': 'not found',
    'pages.json': JSON.stringify([notFound]),
    'releases/1.json': '{"secret":true}',
  });
  server = await serveSite({ repository, port: 0, onNotFound: () => undefined });
});

afterAll(() => server.close());

/** Sends bytes as they are: clients would correct them. */
function ask(path: string, ...headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''];
    const socket = connect(server.port, '127.0.0.1', () => socket.write(lines.join('\r\n'), 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  'bytes=1-3',
  'bytes=0-99999999999999999999',
  'bytes=5-2',
  'bytes=-5',
  'bytes=0-0,2-2',
  'lines=1-2',
])('a range gets the whole file, and the server goes on: %s', async (range) => {
  const answer = await ask(file, `Range: ${range}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.endsWith(drawing)).toBe(true);
});

test.each([
  '/_sections/../../releases/1.json',
  '/_sections/%2e%2e/%2e%2e/releases/1.json',
  '/_sections/..%2f..%2freleases%2f1.json',
  '/_sections/mf-one',
  '/_sections/mf-one/',
  '/_sections/%00',
  '/_sections/%E0%A4%A',
  '/releases/1.json',
  '/_releases/../releases/1.json',
  'http://elsewhere.example/',
  '//elsewhere.example/about',
  '/__proto__',
  '*',
])('a path that leads out of the site is not found: %s', async (path) => {
  expect(await ask(path)).toMatch(/^HTTP\/1\.1 404 .*not found$/s);
});

test.each([
  ['the list of pages is cut off', '[{'],
  ['the document of a page is missing', JSON.stringify([{ ...notFound, file: 'gone.html' }])],
])('a 500 and a line in the log where %s, and the server goes on', async (_, pages) => {
  await commitFiles(repository, { 'pages.json': pages });
  expect(await ask('/about')).toMatch(/^HTTP\/1\.1 500 .*Internal server error/s);
  expect(log).toHaveBeenLastCalledWith('500 GET /about', expect.any(Error));
  await commitFiles(repository, { 'pages.json': JSON.stringify([notFound]) });
  expect(await ask('/about')).toMatch(/^HTTP\/1\.1 404 .*not found$/s);
});

test.each(['/a\u001b[31m', `/${'a'.repeat(20_000)}`, '/\u00e9'])(
  'what is no address is refused, and the server stays',
  async (path) => {
    expect(await ask(path)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await ask(file)).toMatch(/^HTTP\/1\.1 200 /);
  },
);
