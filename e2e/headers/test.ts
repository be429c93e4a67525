import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { productionSite } from '../sites.ts';
import { test as base } from '../test.ts';

/** A test whose requests go to our own server with the production site, its backend hosted. */
export const test = base.extend<object, { hostedUrl: string }>({
  hostedUrl: [
    async ({}, use) => {
      const child = fork(join(import.meta.dirname, 'serveHostedSite.ts'), {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, ...productionSite.environment },
      });
      const ended = once(child, 'exit');
      const [message] = await Promise.race([once(child, 'message'), ended]);
      if (!message?.port) throw new Error('The hosted site did not start; its own message stands above.');
      await use(`http://localhost:${message.port}`);
      child.disconnect();
      await ended;
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hostedUrl }, use) => use(hostedUrl),
});
