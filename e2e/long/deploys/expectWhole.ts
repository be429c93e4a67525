import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease } from '../../deployTest.ts';
import type { DeployedCopy } from '../../projectCopy.ts';
import { expect } from '../../test.ts';

/**
 * Every page is of the release that is live, and every script that it names is there with its integrity. Returns the
 * release's number.
 */
export async function expectWhole(project: DeployedCopy) {
  const number = await liveRelease(project);
  const composed: { path: string }[] = JSON.parse(
    readFileSync(join(project.store, 'releases', String(number), 'pages.json'), 'utf8'),
  );
  const paths = composed.map(({ path }) => path).filter((path) => !path.includes('.') && path !== '*');
  for (const path of paths) {
    const html = await (await fetch(project.url + path.replace(/:\w+/, 'x'))).text();
    expect(html, path).toContain(`"release":{"number":${number},`);
    for (const [, file, integrity] of html.matchAll(
      /(?:src|href)="(\/_sections\/[^"]+)" integrity="([^"]+)"/g,
    )) {
      const content = await (await fetch(project.url + file)).arrayBuffer();
      const digest = Buffer.from(await crypto.subtle.digest('SHA-384', content)).toString('base64');
      expect(`sha384-${digest}`, `${file} of ${path}`).toBe(integrity);
    }
  }
  return number;
}
