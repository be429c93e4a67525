import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from './blocks/pictures.ts';
import { section } from './section.ts';

const publicFolder = join(import.meta.dirname, '../public');

test('every drawing that a page names is in the public folder', () => {
  const named = [
    ...Object.keys(pictures).map((name) => `${name}.svg`),
    ...section.routes.flatMap(({ head }) => Object.values(head).map(({ picture }) => picture)),
  ];
  expect(named.filter((file) => !existsSync(join(publicFolder, file)))).toEqual([]);
});
