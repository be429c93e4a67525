/** Milliseconds that a navigation waits to hear of a newer release, and for which an answer holds. */
const patience = 400;
const freshness = 1000;

/** `release.json` is `{ number }`; anything longer is not ours. */
const longestAnswer = 200;

/** Tells whether a release with a higher number than this tab's is live. An answer that is no answer means no. */
export type IsNewerLive = () => Promise<boolean>;

export function createReleaseWatch(ownNumber: number): IsNewerLive {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (performance.now() - asked > freshness) {
      asked = performance.now();
      answer = liveNumber().then((number) => number > ownNumber);
    }
    return answer;
  };
}

async function liveNumber(): Promise<number> {
  try {
    const response = await fetch('/release.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
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
