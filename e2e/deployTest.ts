import { absentBackend, type DeployedCopy, deployCopy } from './projectCopy.ts';
import { siteTest } from './siteTest.ts';
import { expect } from './test.ts';

/** A test with a project and a site of its own, whose gallery is empty. What it edits is restored. */
export const deployTest = (start = () => deployCopy()) =>
  siteTest(start).extend<{ project: DeployedCopy; emptyGallery: undefined }>({
    async project({ site }, use) {
      await use(site);
      site.restore();
    },
    emptyGallery: [
      async ({ context }, use) => {
        const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Range': '*/0' };
        await context.route(`${absentBackend}/**`, (route) => route.fulfill({ json: [], headers }));
        await use(undefined);
      },
      { auto: true },
    ],
  });

export const test = deployTest();

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
