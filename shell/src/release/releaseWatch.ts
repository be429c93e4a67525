import { liveReleaseFreshMs, liveReleaseTimeoutMs, liveReleaseWaitMs } from '../timeouts.ts';

/** `release.json` is `{ number }`; anything longer is not ours. */
const maxLength = 200;

/** Whether a release with a higher number than this tab's is live. An invalid response means no. */
export type IsNewerLive = () => Promise<boolean>;

export function createReleaseWatch(ownNumber: number): IsNewerLive {
  let respondedAt = Number.NEGATIVE_INFINITY;
  let newer = false;
  let underWay: Promise<unknown> | undefined;

  const request = async () => {
    newer = (await liveNumber()) > ownNumber || newer;
    respondedAt = performance.now();
    underWay = undefined;
  };

  return async () => {
    if (performance.now() - respondedAt > liveReleaseFreshMs) {
      underWay ??= request();
      await Promise.race([underWay, delay(liveReleaseWaitMs)]);
    }
    return newer;
  };
}

async function liveNumber(): Promise<number> {
  try {
    const response = await fetch('/release.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(liveReleaseTimeoutMs),
    });
    if (Number(response.headers.get('content-length')) > maxLength) return 0;
    const text = await response.text();
    if (text.length > maxLength) return 0;
    const { number }: { number?: unknown } = JSON.parse(text);
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : 0;
  } catch {
    return 0; // Offline, slow or not JSON: the tab goes on with the release that it has.
  }
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
