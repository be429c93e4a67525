import { liveRelease } from '../../deployTest.ts';
import { paths } from '../../pages.ts';
import { type DeployedCopy, testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';

/**
 * Every page is of the release that is live, and every script that it names is there with its integrity. Returns the
 * release's number.
 */
export async function expectWhole(project: DeployedCopy) {
  const number = await liveRelease(project);
  for (const path of [...paths, testSection.path, '/gallery/an-album', '/no-such-page']) {
    const html = await (await fetch(project.url + path)).text();
    expect(html, path).toContain(`"release":{"number":${number},`);
    const files = html.matchAll(/(?:src|href)="(\/_sections\/[^"]+)" integrity="([^"]+)"/g);
    for (const [, file, integrity] of files) {
      const content = await (await fetch(project.url + file)).arrayBuffer();
      const digest = Buffer.from(await crypto.subtle.digest('SHA-384', content)).toString('base64');
      expect(`sha384-${digest}`, `${file} of ${path}`).toBe(integrity);
    }
  }
  return number;
}
