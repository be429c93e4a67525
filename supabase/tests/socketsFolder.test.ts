import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSocketsFolder } from '../backend/socketsFolder.ts';

test('the folder of a backend that was killed is deleted by the next one, that of a living one is not', async () => {
  const living = await createSocketsFolder();
  const killed = join(tmpdir(), 'school-backend-killed');
  mkdirSync(killed);
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const folder of [living, killed]) utimesSync(folder, longAgo, longAgo);
  await createSocketsFolder();
  expect([living, killed].map(existsSync)).toEqual([true, false]);
});
