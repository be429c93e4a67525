/** `release.json` is `{ number }`; anything longer is not ours. */
const longestAnswer = 200;

/** Milliseconds until an answer is given up. */
const timeout = 5000;

/**
 * Milliseconds for which an answer holds without asking again, and shortens the wait for the next one. No longer: a
 * visitor's next navigation after a deploy is to find it.
 */
const freshness = 1000;

/**
 * Milliseconds that a navigation waits for an answer: where none has come yet, and where one came a moment ago, as it
 * does when the visitor's finger touched the link. A later answer counts for the next navigation.
 */
const patience = { first: 1000, again: 50 };

/** Tells whether a release with a higher number than this tab's is live. An answer that is no answer means no. */
export type IsNewerLive = () => Promise<boolean>;

export function createReleaseWatch(ownNumber: number): IsNewerLive {
  let asked = Number.NEGATIVE_INFINITY;
  let answered = Number.NEGATIVE_INFINITY;
  let newer = false;
  let answer: Promise<unknown> = Promise.resolve();

  const ask = async () => {
    asked = performance.now();
    newer = (await liveNumber()) > ownNumber || newer;
    answered = performance.now();
  };

  return async () => {
    const now = performance.now();
    if (now - asked > freshness) answer = ask();
    await Promise.race([answer, delay(now - answered < freshness ? patience.again : patience.first)]);
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
