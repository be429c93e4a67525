import { expect, test } from 'vitest';
import { parseCsv } from './parseCsv.ts';

test.each([
  [
    'commas',
    'file,title\na.jpg,Gate\n',
    [
      ['file', 'title'],
      ['a.jpg', 'Gate'],
    ],
  ],
  [
    'semicolons, as in a German Excel',
    'file;title\r\na.jpg;Gate, open\r\n',
    [
      ['file', 'title'],
      ['a.jpg', 'Gate, open'],
    ],
  ],
  [
    'quotes',
    'file,title\n"a,b.jpg","Say ""hello"""',
    [
      ['file', 'title'],
      ['a,b.jpg', 'Say "hello"'],
    ],
  ],
  [
    'line breaks in a cell',
    'file,title\na.jpg,"one\ntwo"\n',
    [
      ['file', 'title'],
      ['a.jpg', 'one\ntwo'],
    ],
  ],
  ['a byte order mark', '\uFEFFfile\na.jpg', [['file'], ['a.jpg']]],
  [
    'empty lines and cells',
    'file,title\n\na.jpg,\n,\n',
    [
      ['file', 'title'],
      ['a.jpg', ''],
    ],
  ],
])('a list with %s', (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('a quote that stays open is named with its line', () => {
  expect(() => parseCsv('file,title\na.jpg,"open\n')).toThrow('line 2');
});
