import { kilobytes } from 'shared/build/ownerBudget';
import type { Release } from 'shared/contract/release';
import { pageBytes } from '../publish/checkRelease.ts';

/** JavaScript of every page in kB (brotli), by owner, against its budget. */
export function byteTable(release: Pick<Release, 'shell' | 'sections'>): string {
  const rows = pageBytes(release).map(({ path, section, bytes, shellBytes, budget }) => [
    path,
    section,
    kilobytes(shellBytes),
    kilobytes(bytes - shellBytes),
    kilobytes(bytes),
    kilobytes(budget),
  ]);
  const table = [['page', 'section', 'shell', 'own', 'kB (br)', 'budget'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
