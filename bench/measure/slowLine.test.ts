import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from 'platform/serve/listen.ts';
import { expect, test } from 'vitest';
import { openSlowLine } from './slowLine.ts';

const speed = { roundTripMs: 20, downBitsPerSecond: 8_000_000, upBitsPerSecond: 8_000_000 };

async function connectTo(path: string) {
  const asked = request(await openSlowLine(speed), { method: 'CONNECT', path }).end();
  const [{ statusCode }, socket] = await once(asked, 'connect');
  if (!(socket instanceof Socket)) throw new Error('The line opened no connection.');
  return { statusCode, socket };
}

test('what is sent arrives whole, in order, and no sooner than the line carries it', async () => {
  const content = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));
  const port = await freePort();
  const site = createServer((socket) => socket.once('data', () => socket.end(content))).listen(port);
  const { socket } = await connectTo(`127.0.0.1:${port}`);
  const started = performance.now();
  socket.write('hello');
  expect((await buffer(socket)).equals(content)).toBe(true);
  expect(performance.now() - started).toBeGreaterThan(20 + 50);
  site.close();
});

test('the line leads to this machine only', async () => {
  expect((await connectTo('school.example:443')).statusCode).toBe(403);
});
