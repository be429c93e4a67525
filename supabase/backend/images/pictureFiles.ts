import { statSync } from 'node:fs';
import { join } from 'node:path';
import { demoGallery } from '../../seed/demoGallery.ts';

/** Public ids of uploaded photos: no dots, so that none leads out of the folder. */
const safeId = /^[\w-]+(?:\/[\w-]+)*$/;

/** Characters that a file's name may have, less its extension. */
const maxIdLength = 250;

/** Of rendered pictures. */
export const imagesFolder = (dataDir: string): string => join(dataDir, 'images');

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Where the photo of a public id is stored, whether it exists or not. Undefined for an id that cannot be one. */
export function uploadFile(folder: string, publicId: string): string | undefined {
  return publicId.length <= maxIdLength && safeId.test(publicId)
    ? join(folder, `${publicId}.jpg`)
    : undefined;
}

export interface PictureFile {
  path: string;
  /** Changes with the file. */
  version: string;
}

/** The photo that the office uploaded under this id, or the demo's. */
export function findPictureFile(folder: string, publicId: string): PictureFile | undefined {
  return fileAt(uploadFile(folder, publicId)) ?? fileAt(demoGallery.files.get(publicId));
}

function fileAt(path: string | undefined): PictureFile | undefined {
  if (path === undefined) return undefined;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? { path, version: `${stats.size} ${stats.mtimeMs}` } : undefined;
}
