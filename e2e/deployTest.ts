import { addLocale } from './addLocale.ts';
import { absentBackend, type DeployedCopy, deployCopy } from './projectCopy.ts';
import { test as base, expect } from './test.ts';

/** A test with a project and a site of its own; one for all tests of a file. */
export const test = base.extend<
  { emptyGallery: undefined },
  { project: DeployedCopy; hasAddedLocale: boolean }
>({
  hasAddedLocale: [false, { scope: 'worker', option: true }],
  project: [
    async ({ hasAddedLocale }, use) => {
      const project = await deployCopy({}, hasAddedLocale ? addLocale : undefined);
      await use(project);
      await project.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ project }, use) => use(project.url),
  emptyGallery: [
    async ({ context }, use) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Range': '*/0' };
      await context.route(`${absentBackend}/**`, (route) => route.fulfill({ json: [], headers }));
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Runs a command that must succeed. */
export async function succeed(project: DeployedCopy, command: string, ...parameters: string[]) {
  const outcome = await project.run(command, ...parameters);
  expect(outcome.code, outcome.output).toBe(0);
  return outcome;
}

/** Number of the release that the site's server sends. */
export async function liveRelease({ url }: DeployedCopy): Promise<number> {
  const { number } = await (await fetch(`${url}/release.json`)).json();
  return number;
}
