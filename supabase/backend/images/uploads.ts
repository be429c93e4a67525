import { statSync } from 'node:fs';
import { join } from 'node:path';
import { demoGallery } from '../../seed/demoGallery.ts';

/** Public ids of uploaded photos: no dots, so that none leads out of the folder. */
const SAFE_ID = /^[\w-]+(?:\/[\w-]+)*$/;

/** Characters that a file's name may have, less its extension. */
const LONGEST_ID = 250;

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Where the photo of a public id lies, whether it is there or not. Undefined for an id that cannot be one. */
export function uploadFile(folder: string, publicId: string): string | undefined {
  return publicId.length <= LONGEST_ID && SAFE_ID.test(publicId)
    ? join(folder, `${publicId}.jpg`)
    : undefined;
}

export interface Source {
  file: string;
  /** Changes with the file. */
  version: string;
}

/** The photo that the office uploaded under this id, or the demo's. */
export function findSource(folder: string, publicId: string): Source | undefined {
  return sourceAt(uploadFile(folder, publicId)) ?? sourceAt(demoGallery.files.get(publicId));
}

function sourceAt(file: string | undefined): Source | undefined {
  if (file === undefined) return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { file, version: `${stats.size} ${stats.mtimeMs}` } : undefined;
}
