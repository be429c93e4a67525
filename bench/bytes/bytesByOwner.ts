import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { ScriptFile } from 'shared/contract/release';
import { ownerOf } from './ownerOf.ts';

export type BytesByOwner = Record<string, number>;

/**
 * Brotli bytes of a built script by owner: its characters shared out by the source map, scaled to what goes over the
 * wire. How well an owner's code compresses beside the others' is not told apart.
 */
export function bytesByOwner(folder: string, { file, bytes }: ScriptFile, home: string): BytesByOwner {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const map = new TraceMap(readFileSync(join(folder, `${file}.map`), 'utf8'));
  const mappings: { line: number; column: number; source: string | null }[] = [];
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    mappings.push({ line: generatedLine, column: generatedColumn, source });
  });

  const characters: BytesByOwner = {};
  mappings.forEach(({ line, column, source }, index) => {
    const next = mappings[index + 1];
    const end = next?.line === line ? next.column : (lines[line - 1]?.length ?? column);
    const owner = ownerOf(source, home);
    characters[owner] = (characters[owner] ?? 0) + end - column;
  });
  const total = Object.values(characters).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    Object.entries(characters).map(([owner, count]) => [owner, Math.round((count / total) * bytes)]),
  );
}

export function sumOfOwners(parts: readonly BytesByOwner[]): BytesByOwner {
  const total: BytesByOwner = {};
  for (const part of parts) {
    for (const [owner, bytes] of Object.entries(part)) total[owner] = (total[owner] ?? 0) + bytes;
  }
  return total;
}
