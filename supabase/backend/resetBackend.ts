import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOwner } from 'shared/lockFile';
import { databaseLock } from './database/databaseLock.ts';
import { imagesFolder, uploadsFolder } from './images/pictureFiles.ts';
import { keysFile, withdrawnName } from './localKeys.ts';

/**
 * Deletes the database, the keys, the uploaded photos and the rendered pictures of a data folder, and nothing else in it.
 * Rejects when a backend is using the folder.
 */
export async function resetBackend(dataDir: string): Promise<void> {
  const { file: lock, isHeld } = databaseLock(dataDir);
  const owner = lockOwner(lock);
  if (owner) throw new Error(isHeld(owner));
  const folders = [join(dataDir, 'postgres'), imagesFolder(dataDir), uploadsFolder(dataDir)];
  const paths = [...folders, keysFile(dataDir), join(dataDir, withdrawnName), lock];
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}
