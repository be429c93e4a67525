import { test as base, expect } from '@playwright/test';
import { type FaultySite, openFaultySite } from '../faults/openFaultySite.ts';
import { openFirefox, type Size, startWebKit } from './engines.ts';
import { addresses, journeys, sectionDown } from './journeys.ts';

type World = FaultySite & { webkit: Awaited<ReturnType<typeof startWebKit>> };

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const site = await openFaultySite();
      const webkit = await startWebKit();
      await use({ ...site, webkit });
      webkit.close();
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

for (const engineName of ['Firefox', 'WebKit']) {
  const openEngine = ({ server, webkit }: World, size: Size) =>
    engineName === 'Firefox' ? openFirefox(server.url, size) : webkit.open(server.url, size);

  for (const [device, width, height, menu] of [
    ['phone', 360, 640, 'Menu'],
    ['desktop', 1280, 900, 'School Life'],
  ] as const) {
    for (const [name, journey] of Object.entries(journeys)) {
      test(`${engineName}, ${device}: ${name}`, async ({ world }) => {
        const { reports } = world;
        reports.length = 0;
        const engine = await openEngine(world, { width, height });
        await journey(engine, menu).finally(engine.close);
        expect([...engine.console, ...reports.filter((path) => path === '/errors')]).toEqual([]);
      });
    }

    test(`${engineName}, ${device}: with a section down its page is readable, and others work`, async ({
      world,
    }) => {
      const engine = await openEngine(world, { width, height });
      await sectionDown(engine, world.server).finally(() =>
        Promise.all([engine.close(), world.server.heal()]),
      );
    });
  }
}

/** WebKitGTK is built without manifests, and says that it skips their directive. */
const unknown = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

test('WebKit prints no error or warning on any page', async ({ world: { server, reports, webkit } }) => {
  for (const path of addresses) {
    reports.length = 0;
    const { lines, close } = webkit.openForConsole(server.url + path);
    await expect.poll(() => reports, { message: path }).toContain('/page-views');
    close();
    expect(
      lines.filter((line) => !unknown.test(line)),
      path,
    ).toEqual([]);
  }
});
