import type { Page } from '@playwright/test';
import { demoGallery } from 'supabase/seed/demoGallery';
import { uuidV5 } from 'supabase/seed/uuidV5';
import { expect, open } from './test.ts';

/** An album of the demo gallery. */
export function seededAlbum(folder: string) {
  const album = demoGallery.albums.find((each) => each.folder === folder);
  if (!album) throw new Error(`demo/gallery.json has no album ${folder}.`);
  return album;
}

/** Six photos, some with a description. */
export const smallAlbum = seededAlbum('first-computers');

export const albumPath = ({ folder }: { folder: string }) => `/gallery/${uuidV5(`album:${folder}`)}`;

export async function openAlbum(page: Page, album: { folder: string; name: string }) {
  await open(page, albumPath(album));
  await expect(page.getByRole('heading', { level: 1, name: album.name, exact: true })).toBeVisible();
}
