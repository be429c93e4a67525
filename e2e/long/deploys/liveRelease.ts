import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../deploys/test.ts';
import type { Workshop } from '../../deploys/workshop.ts';

/** Number of the release that the site's server answers. */
export async function liveRelease({ url }: Workshop): Promise<number> {
  const { number } = await (await fetch(`${url}/release.json`)).json();
  return number;
}

interface Composed {
  path: string;
}

/** Every page is of the release that is live, and every script that it names is there, as the page expects it. */
export async function expectWhole(workshop: Workshop) {
  const composed: Composed[] = JSON.parse(
    readFileSync(join(workshop.store, 'releases', String(await liveRelease(workshop)), 'pages.json'), 'utf8'),
  );
  const paths = composed.map(({ path }) => path).filter((path) => !path.includes('.') && path !== '*');
  const number = await liveRelease(workshop);
  for (const path of paths) {
    const html = await (await fetch(workshop.url + path.replace(/:\w+/, 'x'))).text();
    expect(html, path).toContain(`"release":{"number":${number},`);
    for (const [, file, integrity] of html.matchAll(
      /(?:src|href)="(\/_sections\/[^"]+)" integrity="([^"]+)"/g,
    )) {
      const content = await (await fetch(workshop.url + file)).arrayBuffer();
      const digest = Buffer.from(await crypto.subtle.digest('SHA-384', content)).toString('base64');
      expect(`sha384-${digest}`, `${file} of ${path}`).toBe(integrity);
    }
  }
  return number;
}
