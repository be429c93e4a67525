import { listen } from 'shared/listen';
import { expect, onTestFinished, test } from 'vitest';
import { describeHost, isPublic, waitForRelease } from './publicHost.ts';

/** A host that serves these releases, one after the other, and stays at the last. */
async function hostOf(...numbers: (number | undefined)[]) {
  const server = await listen(0, async (_request, response) => {
    const number = numbers.length > 1 ? numbers.shift() : numbers[0];
    response.writeHead(number === undefined ? 503 : 200).end(JSON.stringify({ number }));
  });
  onTestFinished(() => server.close());
  return `http://localhost:${server.port}`;
}

test('a release has arrived when the public address serves it, or a later one', async () => {
  await waitForRelease(await hostOf(6, undefined, 7), 7, 20_000, 1);
  await waitForRelease(await hostOf(8), 7, 20_000, 1);
});

test('one that does not arrive is an error that says what is served and what to do', async () => {
  const host = await hostOf(6);
  await expect(waitForRelease(host, 7, 5, 1)).rejects.toThrow(
    `Release 7 is live in the repository, and after 0.005 s ${host} does not serve it: it serves release 6. See what the host says of its last build`,
  );
  await expect(waitForRelease('http://localhost:9', 7, 5, 1)).rejects.toThrow(
    /does not serve it: .*bad port/,
  );
});

test('the list of releases tells what the public address serves', async () => {
  const host = await hostOf(6);
  expect(await describeHost(host, 6)).toBe(`${host} serves it`);
  expect(await describeHost(host, 7)).toBe(`${host} serves release 6`);
  expect(await describeHost(await hostOf(undefined), 7)).toMatch(/returned status 503$/);
});

test('the address that a copied configuration has belongs to nobody', () => {
  expect([isPublic('https://school.example'), isPublic('https://school.org')]).toEqual([false, true]);
});
