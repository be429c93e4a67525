import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendantsOf, living } from 'shared/testing/processTree';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFolder } from './databaseFolder.ts';

function startMain(dataDir: string, port = '0') {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../backend/main.ts')],
    {
      env: { ...process.env, BACKEND_PORT: port, LOCAL_DATA: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function textUntil(stream: AsyncIterable<Buffer>, expected: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (expected.test(text)) break;
  }
  return text;
}

const untilReady = ({ stdout }: ReturnType<typeof startMain>) => textUntil(stdout, /Anon key +\S+\n/);

test('killed outright, the backend leaves no process behind; a database that ends, ends the backend', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-main-'));
  await databaseFolder(join(dataDir, 'backend/postgres'));
  const first = startMain(dataDir);
  await untilReady(first);
  const children = descendantsOf(first.pid);
  expect(children.length).toBeGreaterThanOrEqual(3);
  first.kill('SIGKILL');
  await expect.poll(() => living(children), { timeout: 5_000 }).toEqual([]);

  const second = startMain(dataDir);
  expect(await untilReady(second)).toMatch(/http:\/\/localhost:\d+\/simanta-palli\/image\/upload\//);
  const others = descendantsOf(second.pid);
  const exited = once(second, 'exit');
  const message = textUntil(second.stderr, /Run the command again/);
  process.kill(others.find(({ command }) => command.includes('databaseProcess'))?.pid ?? 0, 'SIGKILL');
  expect(await message).toContain('The database ended (signal SIGKILL).');
  expect(await exited).toEqual([1, null]);
  await expect.poll(() => living(others), { timeout: 5_000 }).toEqual([]);
}, 40_000);
