/** `release.json` is `{ number }`; anything longer is not ours. */
const longestAnswer = 200;

/** Milliseconds until an answer is given up. */
const timeout = 5000;

/**
 * Milliseconds for which an answer holds, as it does when the visitor's finger touched the link a moment ago. No longer:
 * a visitor's next navigation after a deploy is to find it.
 */
const freshness = 2000;

/** Milliseconds that a navigation waits for an answer. A later one counts for the next navigation. */
const patience = 1000;

/** Tells whether a release with a higher number than this tab's is live. An answer that is no answer means no. */
export type IsNewerLive = () => Promise<boolean>;

export function createReleaseWatch(ownNumber: number): IsNewerLive {
  let answered = Number.NEGATIVE_INFINITY;
  let newer = false;
  let underWay: Promise<unknown> | undefined;

  const ask = async () => {
    newer = (await liveNumber()) > ownNumber || newer;
    answered = performance.now();
    underWay = undefined;
  };

  return async () => {
    if (performance.now() - answered > freshness) {
      underWay ??= ask();
      await Promise.race([underWay, delay(patience)]);
    }
    return newer;
  };
}

async function liveNumber(): Promise<number> {
  try {
    const response = await fetch('/release.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    if (Number(response.headers.get('content-length')) > longestAnswer) return 0;
    const text = await response.text();
    const parsed: unknown = text.length > longestAnswer ? null : JSON.parse(text);
    return isLiveRelease(parsed) ? parsed.number : 0;
  } catch {
    return 0; // Offline, slow or not JSON: the tab goes on with the release that it has.
  }
}

const isLiveRelease = (value: unknown): value is { number: number } =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'number') &&
  'number' in value &&
  Number.isSafeInteger(value.number);

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
