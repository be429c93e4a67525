import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { descendantsOf, living } from 'shared/testing/processTree';
import { command } from '../../runningProcess.ts';
import { expect, test } from '../../test.ts';

const project = join(import.meta.dirname, '../../..');

for (const { signal, parameters } of [
  { signal: 'SIGINT', parameters: [] },
  { signal: 'SIGTERM', parameters: ['mf-policies'] },
] as const) {
  test(`npm test ${parameters.join()} that gets ${signal} while its sites start leaves no process`, async () => {
    const child = spawn(process.execPath, command('test', ...parameters), { cwd: project, stdio: 'ignore' });
    const isStarting = () =>
      descendantsOf(child.pid).some((each) => each.command.includes('databaseProcess'));
    await expect.poll(isStarting, { timeout: 60_000 }).toBe(true);
    const started = descendantsOf(child.pid);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    await expect.poll(() => living(started), { timeout: 10_000 }).toEqual([]);
  });
}
