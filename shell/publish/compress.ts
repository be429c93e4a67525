import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './contentHash.ts';

const textFile = /\.(js|mjs|css|html|json|svg|txt|xml|webmanifest)$/;

/** Puts a `.br` file beside every text file. Quality 11 for what is served for a year, less for pages. */
export function compressBelow(folder: string, quality: number) {
  for (const file of filesBelow(folder).filter((name) => textFile.test(name))) {
    const path = join(folder, file);
    writeFileSync(`${path}.br`, brotli(readFileSync(path), quality));
  }
}

const brotli = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
