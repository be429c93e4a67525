import { kilobytes } from 'shared/build/ownerBudget';
import type { Release } from 'shared/contract/release';
import { pageBytes } from '../publish/checkRelease.ts';

/** Prints the JavaScript of every page in kB (brotli), by owner, against its budget. */
export function printByteTable(release: Pick<Release, 'shell' | 'sections'>) {
  const rows = pageBytes(release).map(({ path, section, bytes, shellBytes, budget }) => [
    path,
    {
      section,
      'shell, kB': kilobytes(shellBytes),
      'own, kB': kilobytes(bytes - shellBytes),
      'in all, kB': kilobytes(bytes),
      'budget, kB': kilobytes(budget),
    },
  ]);
  console.table(Object.fromEntries(rows));
}
