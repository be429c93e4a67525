import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openSlowLine, type SlowLine } from './slowLine.ts';

const speed = { roundTrip: 20, down: 8_000_000, up: 8_000_000 };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function openLine() {
  const line = await openSlowLine(speed);
  closers.push(line.close);
  return line;
}

/** A site that answers a greeting with `answer` and hangs up. */
async function startSite(answer: Buffer) {
  const site = createServer((socket) => socket.once('data', () => socket.end(answer)));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  closers.push(() => site.close());
  const { port } = site.address() as AddressInfo;
  return `127.0.0.1:${port}`;
}

async function dial({ proxy }: SlowLine, path: string) {
  const [answer, socket]: [{ statusCode: number }, Socket] = (await once(
    request(proxy, { method: 'CONNECT', path }).end(),
    'connect',
  )) as [{ statusCode: number }, Socket];
  return { status: answer.statusCode, socket };
}

test('what a site sends arrives whole and in order, on several connections at once', async () => {
  const answers = [1, 2].map((seed) =>
    Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * seed) % 251)),
  );
  const line = await openLine();
  const received = await Promise.all(
    answers.map(async (answer) => {
      const { socket } = await dial(line, await startSite(answer));
      socket.write('hello');
      return buffer(socket);
    }),
  );
  expect(received.map((each, index) => each.equals(answers[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
});

test('a line is hung up for the next visit to begin without connections', async () => {
  const line = await openLine();
  const { socket } = await dial(line, await startSite(Buffer.from('late')));
  line.hangUp();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

test('the line leads to this machine only', async () => {
  const { status } = await dial(await openLine(), 'school.example:443');
  expect(status).toBe(403);
});
