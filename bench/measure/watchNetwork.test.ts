import { expect, test } from 'vitest';
import { depthAfter } from './watchNetwork.ts';

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
