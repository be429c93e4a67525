import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeWhole } from '../files.ts';
import type { ReleaseContent } from './deploy.ts';
import { withSocialImages } from './socialImages.ts';
import { testRelease, testSection } from './testRelease.ts';
import { emptyStore } from './testStore.ts';

const store = emptyStore();
const content = testRelease();
const { site } = content;

async function imageOf(changed: ReleaseContent): Promise<string> {
  const { sections } = await withSocialImages(store, changed);
  return store.path('public', sections['mf-one']?.routes[0]?.head.socialImage ?? 'none');
}

test('the picture that a page names is in the store, and drawn once', async () => {
  const image = await imageOf(content);
  expect(existsSync(image)).toBe(true);
  writeWhole(image, 'drawn');
  expect(await imageOf(testRelease(testSection({ version: 'bbbb' })))).toBe(image);
  expect(readFileSync(image, 'utf8')).toBe('drawn');
});

test('another school or another title has another picture', async () => {
  const renamed = { ...site, school: { ...site.school, name: 'Another School' } };
  const retitled = testSection();
  const routes = retitled.routes.map((route) => ({
    ...route,
    head: { ...route.head, title: 'Two | {school}' },
  }));
  const images = await Promise.all(
    [content, { ...content, site: renamed }, testRelease({ ...retitled, routes })].map(imageOf),
  );
  expect(new Set(images).size).toBe(3);
});
