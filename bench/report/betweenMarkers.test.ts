import { expect, test } from 'vitest';
import { betweenMarkers } from './betweenMarkers.ts';

test('only what stands between the markers is replaced, however often', () => {
  const document = 'before\n<!-- table -->old<!-- /table -->\nafter';
  const once = betweenMarkers(document, 'table', 'new');
  expect(once).toBe('before\n<!-- table -->\n\nnew\n\n<!-- /table -->\nafter');
  expect(betweenMarkers(once, 'table', 'new')).toBe(once);
});

test('a document without the markers is refused', () => {
  expect(() => betweenMarkers('nothing here', 'table', 'new')).toThrow('<!-- table -->');
});
