import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hasCode } from 'shared/hasCode';

/** Throws with the file's name where it is no JSON. */
export function readJson<Value>(file: string): Value {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Writes a file so that no reader ever sees a part of it. */
export function writeWhole(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Moves a folder in one step. False where another one is there already, which stays. */
export function moveFolder(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

/** Names in a folder; none where it does not exist. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
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
