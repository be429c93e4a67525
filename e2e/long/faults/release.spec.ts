import { type Fault, faults, send } from '../../faultServer.ts';
import { expect, isSameDocument } from '../../test.ts';
import { expectFrame, expectHydrated, follow, noticeWithinMs, openFrame, title } from './expectations.ts';
import { answer } from './fakeGallery.ts';
import { lost, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const foreignOrigin = 'http://foreign.example';

const hostileJson: Fault = (response) =>
  send(
    response,
    answer(
      'application/json',
      `{"number":"99","sections":[{"base":"${foreignOrigin}/"}],"__proto__":{"number":99,"polluted":true}}`,
    ),
  );

/** 30 MB that are JSON, without a length that would betray them. */
const thirtyMegabytes: Fault = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"number":99,"padding":"');
  for (let megabyte = 0; megabyte < 30; megabyte += 1) response.write('x'.repeat(1_000_000));
  response.end('"}');
};

const malformed: Record<string, Fault> = {
  HTML: faults.html,
  'text for a number, __proto__ keys and a foreign origin': hostileJson,
  '30 MB': thirtyMegabytes,
  'half of it': faults.truncated,
  404: faults.notFound,
  500: faults.serverError,
  'connection reset': faults.reset,
  hang: faults.hang,
  'a byte now and then, without end': faults.endlesslySlow,
};

/** Without the list of pages every other page is a document; without news of releases the tab goes on with its own. */
const files = [
  { file: 'release.json', address: /^\/release\.json/, staysInDocument: true },
  { file: 'list of pages', address: /^\/_releases\/\d+\.en\.json/, staysInDocument: false },
];

for (const { file, address, staysInDocument } of files) {
  for (const [what, fault] of Object.entries(malformed)) {
    test(`${file}: ${what}: ignored, and every page can be reached`, async ({ page, site, problems }) => {
      problems.allow(lost);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(foreignOrigin)) foreign.push(request.url());
      });
      site.server.breakFor(address, fault);
      for (const section of sections) {
        const [next] = section.elsewhere;
        await openFrame(page, section.path);
        await expectHydrated(page, section);
        await follow(page, next.path);
        await expect(title(page)).toHaveText(next.heading, { timeout: noticeWithinMs });
        await expectFrame(page);
        expect(await isSameDocument(page)).toBe(staysInDocument);
        expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
      }
      expect(foreign).toEqual([]);
    });
  }
}
