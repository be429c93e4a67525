/** Milliseconds after which a photo that was withdrawn must be gone: SPEC's data is read again by then. */
export const freshFor = 60_000;

/**
 * Milliseconds until the next read of data from `updatedAt`, so that what came from the cache is not shown for
 * another whole minute. What is already too old is being read: by mounting, or by retries after an error.
 */
export function nextReadIn(updatedAt: number, now: number) {
  const left = updatedAt + freshFor - now;
  return left > 0 && left <= freshFor ? left : freshFor;
}
