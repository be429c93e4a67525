import { join } from 'node:path';

/** PGlite opens a folder twice without complaint and ruins it, hence one lock file a data folder. */
export const databaseLock = (dataDir: string) => ({
  file: join(dataDir, 'database.lock'),
  isHeld: (owner: string) =>
    `The data folder ${dataDir} is in use by process ${owner}. Stop that backend, or set LOCAL_DATA to another folder.`,
});
