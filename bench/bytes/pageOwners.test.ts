import { testRelease, testSection } from 'platform/publish/testRelease.ts';
import { expect, test } from 'vitest';
import { pageOwners } from './pageOwners.ts';

test('a page is shared out among the shell, its section and their libraries', () => {
  const section = testSection({
    modules: {
      'entry.js': { 'bundler runtime': 6000, '@module-federation/runtime': 1000 },
      'one.js': { 'src/OnePage.tsx': 2000, 'shared/ui/Card.tsx': 1000 },
    },
  });
  const release = testRelease(section);
  const shell = { ...release.shell, modules: { 'shell.js': { 'react-dom': 57_000, 'src/main.tsx': 900 } } };
  expect(pageOwners({ ...release, shell })).toEqual({
    '/one': { 'react-dom': 57_000, shell: 1400, federation: 7000, 'mf-one': 2000, shared: 1000 },
  });
});
