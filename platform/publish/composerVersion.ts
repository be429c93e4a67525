import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './contentHash.ts';

/** Names the code of this folder, from which a release gets its documents and headers. */
export function composerVersion(): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(import.meta.dirname).filter((name) => !/\.test\.|^test/.test(name))) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
