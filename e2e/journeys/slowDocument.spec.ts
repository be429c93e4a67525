import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, type FaultServer, openFaultServer, proxied } from '../faultServer.ts';
import { pages } from '../pages.ts';
import { expect, layoutShifts, open, visitTest as test } from '../test.ts';

const firstScreen = 6_000;
const piece = 150;

/** What a slow line does: the words of the first screen come a few at a time, and a frame could be painted between. */
const inPieces: Fault = async (response, fetchReply) => {
  const { status, headers, body } = await fetchReply();
  response.writeHead(status, headers);
  const start = body.indexOf('<body>');
  response.write(body.subarray(0, start));
  for (let at = start; at < start + firstScreen; at += piece) {
    await pause(25);
    response.write(body.subarray(at, at + piece));
  }
  response.end(body.subarray(start + firstScreen));
};

let line: FaultServer;
test.beforeAll(async ({ baseURL }) => {
  line = await openFaultServer(proxied(baseURL ?? ''));
  line.breakFor(/^\/[a-z-]*$/, inPieces);
});
test.afterAll(() => line.close());

const visits = [...pages, { path: '/no-such-page', section: 'shell' }].map(({ path, section }) => ({
  path,
  section,
  width: 1280,
  height: 720,
}));
// Its words are at the foot of a phone's screen, and rose with each that came.
visits.push({ path: '/', section: 'mf-pages', width: 360, height: 740 });

for (const { path, section, ...viewport } of visits) {
  test(`${path} comes in pieces, and nothing that was painted moves at ${viewport.width}`, {
    tag: `@${section}`,
  }, async ({ page, problems }) => {
    problems.allow(/status of 404|not found/i);
    await page.setViewportSize(viewport);
    await open(page, line.url + path);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
