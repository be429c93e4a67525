import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { descendantsOf, processes } from './processTree.ts';

const mainFile = fileURLToPath(new URL('../backend/main.ts', import.meta.url));

async function startMain(dataDir: string, port = '0'): Promise<{ child: ChildProcess; printed: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', mainFile], {
    env: { ...process.env, BACKEND_PORT: port, LOCAL_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (/Anon key +\S+\n/.test(printed)) break;
  }
  return { child, printed };
}

test('killed outright, the backend leaves no process behind and its data can be opened again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-main-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const first = await startMain(dataDir);
  const children = descendantsOf(first.child.pid ?? 0);
  expect(children.length).toBeGreaterThanOrEqual(4);
  first.child.kill('SIGKILL');
  const left = () => processes().filter(({ pid }) => children.includes(pid));
  await expect.poll(left, { timeout: 5_000 }).toEqual([]);

  const second = await startMain(dataDir);
  expect(second.printed).toMatch(/http:\/\/localhost:\d+\/simanta-palli\/image\/upload\//);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
}, 40_000);

test('a port that is no port is named with the variable', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', mainFile], {
    env: { ...process.env, BACKEND_PORT: 'http' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of child.stderr) said += chunk;
  expect(said).toContain('BACKEND_PORT is "http"');
});
