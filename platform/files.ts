import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Throws with the file's name where it is no JSON. */
export function readJson<Value>(file: string): Value {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Writes a file, and the folders that it is in. */
export function writeBelow(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const temporary = new Set<string>();
process.once('exit', () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

const temporaryName = 'school-site-';

/** A folder that is removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), temporaryName));
  temporary.add(folder);
  return folder;
}

/** Removes such folders of this user that are a day old: the processes that made them were killed. */
export function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(temporaryName))) {
    const folder = join(tmpdir(), name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    const isOwn = stat && stat.uid === process.getuid?.();
    if (isOwn && Date.now() - stat.mtimeMs > 24 * 60 * 60 * 1000) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Every file below `folder`, sorted, relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Twelve hexadecimal digits that name the content of a folder, or of the files in it that `isPart` picks. */
export function contentHash(folder: string, isPart: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder).filter(isPart)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
