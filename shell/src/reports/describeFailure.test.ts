import { expect, test } from 'vitest';
import { describeFailure, ownerIn } from './describeFailure.ts';

test('the owner of a failure is the section whose file comes first', () => {
  const stack = `TypeError: x is undefined
    at Album (https://school.example/_sections/mf-gallery/0a1b2c3d4e5f/static/js/async/Album.js:1:20)
    at render (https://school.example/_sections/shell/ffffffffffff/static/js/shell.js:1:2)`;
  expect(ownerIn(stack)).toEqual({ section: 'mf-gallery', version: '0a1b2c3d4e5f' });
  expect(ownerIn('TypeError\n    at chrome-extension://abc/content.js:1:1')).toBeUndefined();
});

const longWord = 'long '.repeat(100);

test.each([
  ['album is undefined', 'album is undefined'],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  [
    'Photo 72c99fe8-1bb1-58c1-a645-941f9d17ac65 of https://school.example/gallery/x?photo=1 failed',
    'Photo (removed) of (removed) failed',
  ],
  ['/gallery/7?photo=3&from=mail was not found', '(removed) was not found'],
  ['asha@example.org wrote from +91 98765 43210', '(removed) wrote from (removed) (removed) (removed)'],
  ['invalid row {"title":"Asha","class":"5 [B]"} in albums', 'invalid row (data) in albums'],
  [
    'Unexpected token \'A\', "Asha of ৫" is not valid JSON',
    'Unexpected token (data), (data) is not valid JSON',
  ],
  ['৯৮৭৬৫ is not defined', '(removed) is not defined'],
  [longWord, longWord.slice(0, 300 - 'TypeError: '.length)],
])("of a browser's own error %s leaves as %s", (message, sent) => {
  expect(describeFailure(new TypeError(message))).toBe(`TypeError: ${sent}`);
});

test.each([
  [new Error('Asha of Class V wrote this'), 'Error'],
  [Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' }), 'ChunkLoadError'],
  [new Error('Minified React error #418; visit https://react.dev/errors/418 for Asha'), 'Error #418'],
  [new Error('[ Federation Runtime ]: Failed to load entry. #RUNTIME-008 args: {}'), 'Error #RUNTIME-008'],
  ['Asha', 'string'],
])('of any other, %s, no word leaves', (thrown, sent) => {
  expect(describeFailure(thrown)).toBe(sent);
});
