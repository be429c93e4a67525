import { testRelease, testSection } from 'platform/testing/testRelease.ts';
import { expect, test } from 'vitest';
import { bytesByOwner } from './bytesByOwner.ts';

test('a page is divided among the shell, its section, shared and their libraries', () => {
  const release = testRelease(
    testSection({
      modules: {
        'entry.js': { 'bundler runtime': 6000, '@module-federation/runtime': 1000 },
        'one.js': {
          'src/OnePage.tsx': 2000,
          'shared/ui/Card.tsx': 1000,
          '@emotion/cache': 5,
          stylis: 4,
          valibot: 3,
        },
      },
    }),
  );
  const shell = { ...release.shell, modules: { 'shell.js': { 'react-dom': 57_000, 'src/main.tsx': 900 } } };
  expect(bytesByOwner({ ...release, shell }, 'en')).toEqual({
    '/one': {
      'react-dom': 57_000,
      shell: 1400,
      federation: 7000,
      'mf-one': 2000,
      shared: 1000,
      emotion: 9,
      valibot: 3,
    },
  });
});
