import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './contentHash.ts';

export const textFile = /\.(js|mjs|css|html|json|svg|txt|xml|webmanifest)$/;

/** Puts a `.br` file beside every text file. Quality 11 for what is served for a year, less for pages. */
export async function compressBelow(folder: string, quality: number): Promise<void> {
  const files = filesBelow(folder).filter((name) => textFile.test(name));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      writeFileSync(`${path}.br`, await brotli(readFileSync(path), quality));
    }),
  );
}

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** For servers that know gzip only. */
export const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });
