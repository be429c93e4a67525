import type { CDPSession } from '@playwright/test';

export interface NetworkRequest {
  url: string;
  type: string;
  /** On the wire, headers included. */
  bytes: number;
  /** How many requests had to come before it, one after the other, the document included. */
  depth: number;
}

export interface NetworkLog {
  requests(): NetworkRequest[];
  /** What did not arrive, each with the browser's reason; not what the page itself gave up. */
  failures(): string[];
  /** Milliseconds since anything was sent or received. */
  quietFor(): number;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/** Keeps account of every request of a tab's page. What another site's frame in it asks for is that site's. */
export function watchNetwork(session: CDPSession): NetworkLog {
  const requests = new Map<string, NetworkRequest>();
  const depths = new Map<string, number>();
  const failures: string[] = [];
  let pageFrame: string | undefined;
  let underWay = 0;
  let last = performance.now();
  const touch = () => {
    last = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, frameId, request, type = 'Other', initiator }) => {
    if (!request.url.startsWith('http')) return;
    pageFrame ??= frameId;
    if (frameId !== pageFrame) return;
    touch();
    if (!requests.has(requestId)) underWay += 1;
    const depth = depths.get(request.url) ?? depthAfter(initiator, depths);
    depths.set(request.url, depth);
    requests.set(requestId, { url: request.url, type, bytes: 0, depth });
  });
  const finish = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    touch();
    underWay -= 1;
    request.bytes = bytes;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    const request = requests.get(requestId);
    if (request && !canceled) failures.push(`${request.url}: ${errorText}`);
    finish(requestId, 0);
  });

  return {
    requests: () => [...requests.values()],
    failures: () => failures,
    quietFor: () => (underWay > 0 ? 0 : performance.now() - last),
  };
}

/** One more than the deepest that had a hand in it. */
export function depthAfter(initiator: Initiator, depths: ReadonlyMap<string, number>): number {
  const causes = [initiator.url, ...framesOf(initiator.stack)].filter((url) => url !== undefined);
  return 1 + Math.max(0, ...causes.map((url) => depths.get(url) ?? 0));
}

const framesOf = (stack: Initiator['stack']): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];
