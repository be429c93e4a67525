import type { Page } from '@playwright/test';
import { albums } from 'supabase/pictures/catalogue';
import { expect, open } from './test.ts';

/** An album of the seed, as the catalogue of pictures describes it. */
export function seededAlbum(slug: string) {
  const album = albums.find((each) => each.slug === slug);
  if (!album) throw new Error(`The catalogue has no album ${slug}.`);
  return album;
}

/** Six photos, some with a description. */
export const smallAlbum = seededAlbum('first-computers');

/** Opens the album list and from there the album. */
export async function openAlbum(page: Page, { name }: { name: string }) {
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}
