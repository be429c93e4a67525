import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inUse, lockOwner } from './database/lockFile.ts';
import { uploadsFolder } from './images/pictureFiles.ts';
import { keysFile } from './localKeys.ts';

/**
 * Deletes the database, the keys, the uploaded photos and the rendered pictures of a data folder, and nothing else in it.
 * Rejects when a backend is using the folder.
 */
export async function resetBackend(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'database.lock');
  const owner = lockOwner(lock);
  if (owner) throw new Error(inUse(lock, owner));
  const folders = [join(dataDir, 'postgres'), join(dataDir, 'images'), uploadsFolder(dataDir)];
  const paths = [...folders, keysFile(dataDir), lock];
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}
