/** The promise's result, or the signal's reason when it is aborted before. */
export const raceWithAbort = <Value>(promise: Promise<Value> | undefined, signal: AbortSignal) =>
  new Promise<Value | undefined>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    Promise.resolve(promise).then(resolve, reject);
  });
