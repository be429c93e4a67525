import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, type ImageFormat } from './encode.ts';
import type { Transformation } from './parseDelivery.ts';
import type { PictureFile } from './pictureFiles.ts';

/** Raised when the output of `encode` changes, so that no older rendition is served. */
const encoderVersion = 2;

export type FindRendition = ReturnType<typeof renditions>;

/**
 * Renders one picture at a time, each once, into `cacheDir`. The hash is of the picture's file and everything done to
 * it, so it is known before anything is rendered.
 */
export function renditions(cacheDir: string) {
  const underWay = new Map<string, Promise<void>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function render(cached: string, ...job: Parameters<typeof encode>): Promise<void> {
    await writeFile(`${cached}.part`, await encode(...job));
    await rename(`${cached}.part`, cached);
  }

  return ({ path, version }: PictureFile, format: ImageFormat, transformation?: Transformation) => {
    const parts = JSON.stringify([encoderVersion, path, version, format, transformation]);
    const hash = createHash('sha256').update(parts).digest('hex').slice(0, 40);
    const cached = join(cacheDir, `${renditionPrefix(path)}${hash}.${format}`);
    return {
      hash,
      async read() {
        if (!existsSync(cached)) {
          const job = underWay.get(cached) ?? queue.then(() => render(cached, path, format, transformation));
          queue = job.catch(() => undefined);
          underWay.set(cached, job);
          await job.finally(() => underWay.delete(cached));
        }
        return readFile(cached);
      },
    };
  };
}

/** Names of the renditions of one picture begin with it. */
const renditionPrefix = (path: string) => `${createHash('sha256').update(path).digest('hex').slice(0, 16)}-`;

/** Deletes a picture in every size that was made of it. */
export async function removeRenditions(folder: string, path: string): Promise<void> {
  const prefix = renditionPrefix(path);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const own = names.filter((name) => name.startsWith(prefix));
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
}

/** Deletes the oldest files of a folder, which is made if missing, until the others have at most `bytes` in all. */
export async function removeOldest(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const files = await Promise.all(paths.map(async (path) => ({ path, ...(await stat(path)) })));
  let kept = 0;
  for (const { path, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    kept += size;
    if (kept > bytes) await rm(path, { recursive: true });
  }
}
