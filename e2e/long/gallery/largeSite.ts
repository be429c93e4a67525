import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { galleryPorts } from '../../sites.ts';
import { test as base } from '../../test.ts';
import { fillLargeGallery, type LocalKeys, localKeys } from './largeGallery.ts';

export interface LargeSite {
  url: string;
  backendUrl: string;
  keys: LocalKeys;
  /** Environment of `npm start` and `npm run gallery` for this site. */
  environment: Record<string, string>;
}

const command = join(import.meta.dirname, '../../../platform/commands/run.mjs');
const startWithin = 180_000;

/** A site whose gallery has 500 albums and one of 5,000 photos; one for each worker. */
export const test = base.extend<object, { largeSite: LargeSite }>({
  largeSite: [
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), 'school-large-'));
      const [sitePort, backendPort] = galleryPorts(parallelIndex);
      const environment = {
        SITE_PORT: String(sitePort),
        BACKEND_PORT: String(backendPort),
        SITE_STORE: join(folder, 'site'),
        LOCAL_DATA: join(folder, 'data'),
      };
      const child = spawn(process.execPath, [command, 'start'], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const url = `http://localhost:${sitePort}`;
      try {
        await untilAnswers(url, () => child.exitCode);
        const backendUrl = `http://localhost:${backendPort}`;
        const keys = localKeys(environment);
        await fillLargeGallery(backendUrl, keys);
        await use({ url, backendUrl, keys, environment });
      } finally {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: startWithin + 60_000 },
  ],
  baseURL: ({ largeSite }, use) => use(largeSite.url),
});

async function untilAnswers(url: string, exitCode: () => number | null) {
  const deadline = Date.now() + startWithin;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (exitCode() !== null) throw new Error(`The site ended with code ${exitCode()} before it answered.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${startWithin} ms.`);
    await sleep(250);
  }
}
