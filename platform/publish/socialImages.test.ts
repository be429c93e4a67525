import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeBelow } from '../files.ts';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { emptyRepository } from '../testing/testRepository.ts';
import type { ReleaseContent } from './deploy.ts';
import { withTree } from './git.ts';
import { withSocialImages } from './socialImages.ts';

const content = testRelease();
const { site } = content;

/** The pictures of these releases, drawn one after the other, by path; `change` is called between them. */
const imagesOf = async (releases: readonly ReleaseContent[], change = (_file: string) => {}) =>
  withTree(await emptyRepository(), async (tree) => {
    const images: [string, string][] = [];
    for (const release of releases) {
      const { sections } = await withSocialImages(tree, release);
      const file = tree.path('public', sections['mf-one']?.routes[0]?.pages.en.head.socialImage ?? 'none');
      images.push([file, readFileSync(file, 'latin1')]);
      change(file);
    }
    return images;
  });

test('the picture that a page names is there, and drawn once', async () => {
  const draw = (file: string) => writeBelow(file, 'drawn');
  const [first, second] = await imagesOf([content, testRelease(testSection({ version: 'bbbb' }))], draw);
  expect(first?.[1]).toMatch(/^\xff\xd8/);
  expect(second).toEqual([first?.[0], 'drawn']);
});

test('another school or another title has another picture', async () => {
  const renamed = { ...site, school: { ...site.school, name: 'Another School' } };
  const retitled = testSection();
  const routes = retitled.routes.map(({ pages: { en }, ...route }) => ({
    ...route,
    pages: { en: { ...en, head: { ...en.head, title: 'Two | {school}' } } },
  }));
  const images = await imagesOf([
    content,
    { ...content, site: renamed },
    testRelease({ ...retitled, routes }),
  ]);
  expect(new Set(images.map(([file]) => file)).size).toBe(3);
});
