import { existsSync } from 'node:fs';
import type { Release } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { composerVersion } from './composerVersion.ts';
import type { ReleaseContent } from './promote.ts';
import { withSocialImages } from './socialImages.ts';
import { testRelease, testSection } from './testRelease.ts';
import { emptyStore } from './testStore.ts';

const store = emptyStore();
const content = testRelease();
const { site, shell } = content;

const imageIn = ({ sections }: Pick<Release, 'sections'>) => sections['mf-one']?.routes[0]?.head.socialImage;

/** What is live, with a picture that no drawing makes. */
const liveImage = '/_social/live.jpg';
const live: Release = { ...testRelease(liveSection()), composer: composerVersion() };

function liveSection() {
  const section = testSection();
  const routes = section.routes.map((route) => ({
    ...route,
    head: { ...route.head, socialImage: liveImage } as const,
  }));
  return { ...section, routes };
}

test('the picture that a page names is in the store', async () => {
  const image = imageIn(await withSocialImages(store, content, []));
  expect(existsSync(store.path('public', image ?? 'none'))).toBe(true);
});

test('a section that is live in the same version keeps its pictures', async () => {
  expect(imageIn(await withSocialImages(store, content, [live]))).toBe(liveImage);
});

const renamed = { ...site, school: { ...site.school, name: 'Another School' } };

test.each<[string, ReleaseContent, Release]>([
  ['version of the section', testRelease(testSection({ version: 'bbbb' })), live],
  ['shell', { ...content, shell: { ...shell, version: 'tttt' } }, live],
  ['site', { ...content, site: renamed }, live],
  ['code', content, { ...live, composer: 'earlier' }],
])('another %s draws them anew', async (_, changed, before) => {
  expect(imageIn(await withSocialImages(store, changed, [before]))).not.toBe(liveImage);
});
