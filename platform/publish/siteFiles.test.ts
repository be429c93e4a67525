import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { siteFiles } from './siteFiles.ts';

test('the licences of every part are named, wherever its files are served from', () => {
  const elsewhere = testSection({ name: 'mf-two', base: 'https://cdn.example/_sections/mf-two/bbbb/' });
  const release = testRelease(testSection(), elsewhere);
  const content = siteFiles(release)
    .find(({ path }) => path === '/licenses.txt')
    ?.content.split('\n');
  expect(content?.slice(1)).toEqual([
    `${release.site.host}${release.shell.base}licenses.txt`,
    `${release.site.host}${testSection().base}licenses.txt`,
    'https://cdn.example/_sections/mf-two/bbbb/licenses.txt',
    '',
  ]);
});
