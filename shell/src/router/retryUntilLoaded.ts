const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** Retries with doubling pauses, and at once when the network is back, until `load` succeeds. */
export async function retryUntilLoaded(load: () => Promise<unknown>, delayMs = firstDelayMs): Promise<void> {
  await pauseOrOnline(delayMs);
  try {
    await load();
  } catch {
    await retryUntilLoaded(load, Math.min(delayMs * 2, longestDelayMs));
  }
}

const pauseOrOnline = (delayMs: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    addEventListener('online', done);
  });
