import { expect, test } from 'vitest';
import { ownerIn, withoutIdentifiers } from './describeFailure.ts';

test('the owner of a failure is the section whose file comes first', () => {
  const stack = `TypeError: x is undefined
    at Album (https://school.example/_sections/mf-gallery/0a1b2c3d4e5f/static/js/async/Album.js:1:20)
    at render (https://school.example/_sections/shell/ffffffffffff/static/js/shell.js:1:2)`;
  expect(ownerIn(stack)).toEqual({ section: 'mf-gallery', version: '0a1b2c3d4e5f' });
  expect(ownerIn('TypeError\n    at chrome-extension://abc/content.js:1:1')).toBeUndefined();
});

test('a message leaves without addresses and ids', () => {
  expect(
    withoutIdentifiers(
      'Photo 72c99fe8-1bb1-58c1-a645-941f9d17ac65 of https://school.example/gallery/x?photo=1 failed',
    ),
  ).toBe('Photo (id) of (address) failed');
});
