const firstDelay = 1000;
const longestDelay = 30_000;

/** Tries again with doubling pauses, and at once when the network is back, until `load` succeeds. */
export async function retryUntilLoaded(load: () => Promise<unknown>, delay = firstDelay): Promise<void> {
  await pauseOrOnline(delay);
  try {
    await load();
  } catch {
    await retryUntilLoaded(load, Math.min(delay * 2, longestDelay));
  }
}

const pauseOrOnline = (delay: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    addEventListener('online', done);
  });
