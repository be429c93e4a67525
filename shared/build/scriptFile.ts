import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ScriptFile } from '../contract/release.ts';

/** A script below `root` with the integrity and the bytes that a release names. */
export function scriptFile(root: string, file: string): ScriptFile {
  const source = readFileSync(join(root, file));
  return {
    file,
    integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
    bytes: brotliCompressSync(source).length,
  };
}
