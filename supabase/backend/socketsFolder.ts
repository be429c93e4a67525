import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { lockOwner, takeLock } from 'shared/lockFile';

const prefix = 'school-backend-';
const ownerFile = 'owner';

/** Between the making of a folder and its owner's entry. */
const startingMs = 60_000;

/** A private folder for sockets, whose paths must be short. Deletes those of backends that were killed. */
export async function createSocketsFolder(): Promise<string> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const { uid, mtimeMs } = await stat(folder).catch(() => ({ uid: -2, mtimeMs: 0 }));
    const isOwn = uid === userInfo().uid;
    if (isOwn && Date.now() - mtimeMs > startingMs && !lockOwner(join(folder, ownerFile))) {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const folder = await mkdtemp(join(tmpdir(), prefix));
  takeLock(join(folder, ownerFile), (owner) => `${folder} is in use by process ${owner}.`);
  return folder;
}
