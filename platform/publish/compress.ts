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
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
    },
  });

/** The window that just holds a file. A larger one makes it no smaller, and costs 32 MB of tables for each page. */
const windowBits = (length: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

/** For servers that know gzip only. */
export const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });
