import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const releaseJson = v.object({ number: v.number() });

/** Whether visitors have such an address: names that end in `.example` belong to nobody. */
export const isPublic = (host: string) => !/\.example$/.test(new URL(host).hostname);

/** The number of the release that the public address serves. Rejects where it serves none. */
async function releaseAt(host: string): Promise<number> {
  const response = await fetch(`${host}/release.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${host}/release.json returned status ${response.status}`);
  return v.parse(releaseJson, await response.json()).number;
}

/** What `npm run releases` says of the public address. */
export const describeHost = (host: string, live: number) =>
  releaseAt(host).then(
    (number) => (number === live ? `${host} serves it` : `${host} serves release ${number}`),
    (error) => `${host} does not tell its release: ${explain(error)}`,
  );

/** Returns when the public address serves this release or a later one. Rejects after the timeout. */
export async function waitForRelease(host: string, wanted: number, timeoutMs = 300_000, pauseMs = 1000) {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const serves = await releaseAt(host).then(
      (number) => (number >= wanted ? undefined : `it serves release ${number}`),
      explain,
    );
    if (serves === undefined) return;
    if (performance.now() > end) {
      throw new Error(
        `Release ${wanted} is live in the repository, and after ${timeoutMs / 1000} s ${host} does not serve it: ${serves}. See what the host says of its last build; npm run releases tells when it is there.`,
      );
    }
    await pause(pauseMs);
  }
}

/** `fetch` hides the reason in the cause. */
const explain = (error: unknown) => {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
};
