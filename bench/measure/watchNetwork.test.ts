import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { expect, test } from 'vitest';
import { depthAfter, watchNetwork } from './watchNetwork.ts';

const depths = new Map([
  ['/page', 1],
  ['/shell.js', 2],
  ['/entry.js', 3],
]);

test('the document is the first of a waterfall', () => {
  expect(depthAfter({ type: 'other' }, depths)).toBe(1);
});

test('what the document names comes second', () => {
  expect(depthAfter({ type: 'parser', url: '/page' }, depths)).toBe(2);
});

test('what a script asks for comes after the deepest script on its stack, asynchronous callers included', () => {
  const stack = { callFrames: [{ url: '/shell.js' }], parent: { callFrames: [{ url: '/entry.js' }] } };
  expect(depthAfter({ type: 'script', stack }, depths)).toBe(4);
});

test("what the page asks for is counted, what another site's frame in it asks for is not", () => {
  const session = new EventEmitter();
  const network = watchNetwork(session as unknown as CDPSession);
  const request = (requestId: string, frameId: string) =>
    session.emit('Network.requestWillBeSent', {
      requestId,
      frameId,
      request: { url: `https://school.example/${requestId}` },
      type: 'Script',
      initiator: { type: 'other' },
    });
  request('page', 'top');
  request('map', 'frame');
  session.emit('Network.loadingFailed', { requestId: 'map', errorText: 'net::ERR_FAILED', canceled: false });
  session.emit('Network.loadingFinished', { requestId: 'page', encodedDataLength: 7 });
  expect(network.requests()).toEqual([
    { url: 'https://school.example/page', type: 'Script', bytes: 7, depth: 1 },
  ]);
  expect(network.failures()).toEqual([]);
});
