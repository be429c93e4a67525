import { singletonModules } from 'shared/build/singletons';
import { expect, test } from 'vitest';
import { singletons } from './singletons.ts';

test('the shell provides every module that sections leave out of their builds', () => {
  expect(Object.keys(singletons).toSorted()).toEqual([...singletonModules].sort());
});
