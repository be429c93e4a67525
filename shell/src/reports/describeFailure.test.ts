import { expect, test } from 'vitest';
import { ownerIn, withoutIdentifiers } from './describeFailure.ts';

test('the owner of a failure is the section whose file comes first', () => {
  const stack = `TypeError: x is undefined
    at Album (https://school.example/_sections/mf-gallery/0a1b2c3d4e5f/static/js/async/Album.js:1:20)
    at render (https://school.example/_sections/shell/ffffffffffff/static/js/shell.js:1:2)`;
  expect(ownerIn(stack)).toEqual({ section: 'mf-gallery', version: '0a1b2c3d4e5f' });
  expect(ownerIn('TypeError\n    at chrome-extension://abc/content.js:1:1')).toBeUndefined();
});

test.each([
  ['TypeError: album is undefined', 'TypeError: album is undefined'],
  [
    "TypeError: Cannot read properties of undefined (reading 'title')",
    "TypeError: Cannot read properties of undefined (reading 'title')",
  ],
  [
    'Photo 72c99fe8-1bb1-58c1-a645-941f9d17ac65 of https://school.example/gallery/x?photo=1 failed',
    'Photo (removed) of (removed) failed',
  ],
  ['Error: /gallery/7?photo=3&from=mail was not found', 'Error: (removed) was not found'],
  [
    'Error: asha@example.org wrote from +91 98765 43210',
    'Error: (removed) wrote from (removed) (removed) (removed)',
  ],
  [
    'PostgrestError: invalid row {"title":"Asha","class":"5 [B]"} in albums',
    'PostgrestError: invalid row (data) in albums',
  ],
  [
    'Error: invalid input syntax for type uuid: "Asha of ৫"',
    'Error: invalid input syntax for type uuid: (data)',
  ],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418',
    'Error: Minified React error #418; visit (removed)',
  ],
  ['ReferenceError: ৯৮৭৬৫ is not defined', 'ReferenceError: (removed) is not defined'],
  [`Error: ${'long '.repeat(100)}`, `Error: ${'long '.repeat(100)}`.slice(0, 300)],
])('%s leaves as %s', (message, sent) => {
  expect(withoutIdentifiers(message)).toBe(sent);
});
