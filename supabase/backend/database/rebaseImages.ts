import type { PGlite } from '@electric-sql/pglite';

/** Pictures of this backend keep working when it comes back on another port. */
export async function rebaseImages(db: PGlite, imageBase: string): Promise<void> {
  const { host, pathname } = new URL(imageBase);
  const anyPort = `^http://localhost:[0-9]+${pathname}`;
  await db.query(
    `update public.gallery_images set cloudinary_url = regexp_replace(cloudinary_url, $1, $2)
     where cloudinary_url ~ $1 and not starts_with(cloudinary_url, $2)`,
    [anyPort, `http://${host}${pathname}`],
  );
}
