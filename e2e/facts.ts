import { albums } from 'supabase/pictures/catalogue';

/** Every known page with a fixed address. */
export const pages = [
  '/',
  '/about',
  '/academics',
  '/admissions',
  '/facilities',
  '/gallery',
  '/policies',
  '/photo-policy',
  '/contact',
] as const;

export const schoolName = 'Simanta Palli Primary School';
export const host = 'https://school.example';

/** Addresses that nothing answers. */
export const unknownPaths = ['/about/extra/deep', '/index.php', '/gallery/a/b/c', '/no-such-page'] as const;

/** An album of the seed, as the catalogue of pictures describes it. */
export function seededAlbum(slug: string) {
  const album = albums.find((each) => each.slug === slug);
  if (!album) throw new Error(`The catalogue has no album ${slug}.`);
  return album;
}

export const smallAlbum = seededAlbum('first-computers');
