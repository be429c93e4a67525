import { test as base, expect } from '../test.ts';
import { absentBackend, openWorkshop, type Workshop } from './workshop.ts';

export { expect };

/** A test with a project and a site of its own; one for all tests of a file. */
export const test = base.extend<{ emptyGallery: undefined }, { workshop: Workshop }>({
  workshop: [
    async ({}, use) => {
      const workshop = await openWorkshop();
      await use(workshop);
      await workshop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ workshop }, use) => use(workshop.url),
  emptyGallery: [
    async ({ context }, use) => {
      await context.route(`${absentBackend}/**`, (route) =>
        route.fulfill({
          json: [],
          headers: { 'Access-Control-Allow-Origin': '*', 'Content-Range': '*/0' },
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Runs a command that must succeed. */
export async function succeed(workshop: Workshop, command: string, ...parameters: string[]) {
  const outcome = await workshop.run(command, ...parameters);
  expect(outcome.code, outcome.output).toBe(0);
  return outcome;
}
