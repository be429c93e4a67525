import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './settings.ts';

export interface TestSites {
  ready: Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Starts the sites of the browser tests, or of one workspace's, while other checks run. They end with this process. */
export function startTestSites(workspace?: string): TestSites {
  const child = fork(join(root, 'e2e/startSites.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, E2E_SITES: 'started', E2E_SECTION: workspace },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(() => {
    throw new Error('The sites of the browser tests did not start.');
  });
  const ready = Promise.race([once(child, 'message'), failed]);
  for (const handledLater of [ready, failed]) handledLater.catch(() => undefined);
  return {
    ready,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
