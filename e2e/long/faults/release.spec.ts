import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { type Fault, faults, send } from '../../faultServer.ts';
import { expect, hydrated, isSameDocument } from '../../test.ts';
import { answer } from './fakeGallery.ts';
import { expectFrame, expectHydrated, follow, noticeWithinMs, openFrame, title } from './oracle.ts';
import { lost, type SectionUnderTest, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const json =
  (body: string): Fault =>
  (response) =>
    send(response, answer('application/json', body));

/** 30 MB that are JSON, without a length that would betray them. */
const thirtyMegabytes: Fault = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"number":99,"padding":"');
  for (let megabyte = 0; megabyte < 30; megabyte += 1) response.write('x'.repeat(1_000_000));
  response.end('"}');
};

const foreignOrigin = 'http://foreign.example';

const malformed: readonly { what: string; fault: Fault }[] = [
  { what: 'HTML', fault: faults.html },
  { what: 'nothing', fault: faults.nothing },
  { what: '{}', fault: json('{}') },
  { what: 'null', fault: json('null') },
  { what: '[]', fault: json('[]') },
  { what: '30 MB', fault: thirtyMegabytes },
  {
    what: '__proto__ keys',
    fault: json('{"__proto__":{"number":99,"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  },
  { what: 'a number that is text', fault: json('{"number":"99"}') },
  { what: 'a foreign origin', fault: json(`{"sections":[{"base":"${foreignOrigin}/"}]}`) },
  { what: 'half of it', fault: faults.truncated },
  { what: '404', fault: faults.notFound },
  { what: '500', fault: faults.serverError },
  { what: 'connection reset', fault: faults.reset },
  { what: 'hang', fault: faults.hang },
  { what: 'a byte now and then, without end', fault: faults.endlesslySlow },
];

const unpolluted = (page: Page) => page.evaluate(() => Reflect.get({}, 'polluted') === undefined);

for (const { what, fault } of malformed) {
  test(`release.json: ${what}: the tab goes on with its own release`, async ({ page, site, problems }) => {
    problems.allow(lost);
    site.server.breakFor(/^\/release\.json/, fault);
    for (const section of sections) {
      await visitAll(page, section);
      expect(await isSameDocument(page)).toBe(true);
    }
    expect(await unpolluted(page)).toBe(true);
  });
}

/** Opens a page and goes to all others. */
async function visitAll(page: Page, { own, heading, elsewhere }: SectionUnderTest) {
  await openFrame(page, own);
  await hydrated(page);
  await expect(title(page)).toHaveText(heading);
  for (const next of elsewhere) {
    await follow(page, next.path);
    await expect(title(page)).toHaveText(next.heading, { timeout: noticeWithinMs });
    await expectFrame(page);
  }
}

for (const { what, fault } of malformed) {
  test(`list of pages: ${what}: ignored, and every other page comes as a document`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(lost);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(foreignOrigin)) foreign.push(request.url());
    });
    site.server.breakFor(/^\/_releases\/\d+\.json/, fault);
    for (const section of sections) {
      await openFrame(page, section.own);
      await expectHydrated(page, section);
      await visitAll(page, section);
    }
    expect(foreign).toEqual([]);
    expect(await unpolluted(page)).toBe(true);
  });
}

test('a page whose own release names a foreign origin executes nothing of it', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(lost);
  problems.allowPolicyReports();
  const asked: string[] = [];
  const foreign = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end('window.tampered = true;');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const address = foreign.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  for (const section of sections) {
    site.server.heal();
    site.server.breakFor(new RegExp(`^${section.own}$`), async (response, well) => {
      const { body, ...page } = await well();
      const tampered = body.toString().replaceAll('"base":"/', `"base":"${origin}/`);
      send(response, { ...page, body: Buffer.from(tampered) });
    });
    await openFrame(page, section.own);
    await hydrated(page);
    await expect(title(page)).toHaveText(section.heading);
    expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
  }
  expect(asked).toEqual([]);
  foreign.close();
});
