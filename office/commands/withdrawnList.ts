import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Place } from './office.ts';
import { pictureKey } from './pictureAddress.ts';

interface Pictured {
  cloudinary_url: string;
}

/** 32 hexadecimal digits that say nothing of the picture: of its file, or of where it lies. */
function fingerprintOf({ cloudinary_url }: Pictured): string {
  const key = pictureKey(cloudinary_url);
  return /^[\da-f]{32}$/.test(key) ? key : createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/**
 * Fingerprints of the pictures that were removed or erased: in a table, and in a file beside it, as a restored backup
 * has the table of its own day.
 */
export async function readWithdrawn({ database, withdrawnFile }: Place) {
  const rows = await database.readAll((first, last) =>
    database.tables.from('withdrawn_pictures').select('fingerprint').order('fingerprint').range(first, last),
  );
  const kept = existsSync(withdrawnFile) ? (await readFile(withdrawnFile, 'utf8')).split('\n') : [];
  const fingerprints = new Set([...rows.map(({ fingerprint }) => fingerprint), ...kept.filter(Boolean)]);
  return {
    fingerprints,
    has: (photo: Pictured) => fingerprints.has(fingerprintOf(photo)),
  };
}

export async function addWithdrawn(place: Place, photos: readonly Pictured[]): Promise<void> {
  const { fingerprints } = await readWithdrawn(place);
  for (const photo of photos) fingerprints.add(fingerprintOf(photo));
  const rows = [...fingerprints].map((fingerprint) => ({ fingerprint }));
  if (rows.length > 0) {
    await place.database.run(
      place.database.tables.from('withdrawn_pictures').upsert(rows, { ignoreDuplicates: true }),
    );
  }
  await writeList(place, fingerprints);
}

export async function forgetWithdrawn(place: Place, photos: readonly Pictured[]): Promise<void> {
  const { fingerprints } = await readWithdrawn(place);
  const restored = photos.map(fingerprintOf);
  for (const fingerprint of restored) fingerprints.delete(fingerprint);
  await place.database.run(
    place.database.tables.from('withdrawn_pictures').delete().in('fingerprint', restored),
  );
  await writeList(place, fingerprints);
}

async function writeList({ withdrawnFile }: Place, fingerprints: ReadonlySet<string>) {
  await mkdir(dirname(withdrawnFile), { recursive: true });
  await writeFile(
    withdrawnFile,
    [...fingerprints]
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  );
}
