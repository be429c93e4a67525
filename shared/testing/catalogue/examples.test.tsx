import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';

test('every component of shared/ui has examples', () => {
  const files = readdirSync(join(import.meta.dirname, '../../ui'));
  const components = files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).map((file) => file.slice(0, -4));
  expect(Object.keys(examples).toSorted()).toEqual(components.toSorted());
});
