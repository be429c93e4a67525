/**
 * Where a script is loaded from at a later attempt. Under the address of the first one the browser would wait for the
 * response that hangs, or reuse a broken one from its cache.
 */
export const attemptAddress = (address: string, attempt: number) =>
  attempt > 0 ? `${address}?attempt=${attempt}` : address;
