import type {} from 'shared/contract/earlyReads';

/** Milliseconds after which what the HTML asked for is too old to be shown as fresh. */
const longestWait = 20_000;

/** The answer that the HTML has asked for at this address already: once, for the first read of a page. */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = window.earlyReads?.get(address);
  window.earlyReads?.delete(address);
  return early && performance.now() - early.startedAt < longestWait ? early.response : undefined;
}
