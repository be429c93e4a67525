import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersWithin } from '../backend/rest/answers.ts';

/** What the wait says of a PostgREST that answers like this. */
async function waited(listener: RequestListener): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'school-answers-'));
  const server = createServer(listener).listen(join(folder, 'rest'));
  await once(server, 'listening');
  try {
    return await answersWithin(200, join(folder, 'rest'));
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test('a PostgREST that refuses all the time is given up', async () => {
  expect(await waited((_request, response) => response.writeHead(503).end())).toBe(false);
});

test('a PostgREST that refuses at first and then answers is kept', async () => {
  let asked = 0;
  const refusesTwice: RequestListener = (_request, response) => {
    asked += 1;
    response.writeHead(asked > 2 ? 200 : 503).end();
  };
  expect(await waited(refusesTwice)).toBe(true);
});

test('a PostgREST that lets a request wait is kept, however long it takes', async () => {
  expect(await waited((_request, response) => setTimeout(() => response.end(), 500))).toBe(true);
});
